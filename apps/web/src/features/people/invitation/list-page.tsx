import type { Invitation, invitation } from '@corridor/contract/people/invitation/shapes'
import { invitationStates } from '@corridor/contract/people/user/lists'
import { roleNames } from '@corridor/contract/wire/access'
import { IconUserPlus } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/client'
import { ownerName } from '../../../lib/format'
import { useTranslation } from '../../../lib/i18n'
import { ListPage } from '../../../lib/list/list-page'
import { Moment } from '../../../lib/list/moment'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { text } from '../../../lib/text'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { InvitationBadge, invitationStateWords } from './exports/invitation-state'
import { useInvitationActions } from './exports/use-invitation-actions'

export const Route = createFileRoute('/admin/user-management/list-invitation')({
  staticData: { title: 'Invitations' },
  component: InvitationListPage,
})

const columns: readonly ColumnOf<typeof invitation.list>[] = [
  { header: text('Name'), sort: 'name', card: 'title', cell: (row) => row.name },
  { header: text('Email'), sort: 'email', card: 'fact', cell: (row) => <bdi>{row.email}</bdi> },
  { header: text('Role'), cell: (row) => <RoleName invitation={row} /> },
  { header: text('Status'), card: 'fact', cell: (row) => <InvitationBadge state={row.state} /> },
  { header: text('Sent'), sort: 'sentDate', cell: (row) => <Moment moment={row.sentDate} /> },
  { header: text('Invited by'), cell: (row) => ownerName(row.userInfo) },
]
const filters: FiltersOf<typeof invitation.list> = {
  state: {
    label: text('Status'),
    options: invitationStates.map((state) => ({ value: state, label: invitationStateWords[state].label })),
  },
}

function RoleName({ invitation: { role, companyInfo } }: { invitation: Invitation }) {
  const { t } = useTranslation()
  return [t(roleNames[role]), ...companyInfo.map(({ name }) => name)].join(', ')
}

function InvitationListPage() {
  const { t } = useTranslation()
  const list = useList(api.invitation.list, { columns, filters })
  const actions = useInvitationActions()

  return (
    <ListPage
      title="Invitations"
      description="People who have been invited, and whether they accepted."
      list={list}
      rowName={(row) => row.name}
      rowActions={actions}
      searchPlaceholder="Search by name or email"
      emptyDescription="People you invite appear here, before and after they accept."
      primaryAction={
        <ButtonLink to={paths.admin.addAdminUser} leftSection={<IconUserPlus size={18} aria-hidden />}>
          {t('Add User')}
        </ButtonLink>
      }
    />
  )
}
