import type { Invitation } from '@corridor/contract/invitation'
import { type InvitationState, invitationStates } from '@corridor/contract/user-lists'
import { roleNames } from '@corridor/contract/wire/access'
import { IconMailForward, IconMailOff, IconUserPlus } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api, client } from '../../lib/client'
import { confirmDelete } from '../../lib/confirm'
import { errorText } from '../../lib/i18n'
import { ListPage } from '../../lib/list/list-page'
import { Moment } from '../../lib/list/moment'
import type { Column, Filter, RowAction } from '../../lib/list/types'
import { useList } from '../../lib/list/use-list'
import { refresh } from '../../lib/query-client'
import { text } from '../../lib/text'
import { toast } from '../../lib/toast'
import { paths } from '../../paths'
import { Badge, type Tone } from '../../ui/badge'
import { ButtonLink } from '../../ui/link'

export const Route = createFileRoute('/admin/user-management/list-invitation')({
  staticData: { title: 'Invitations' },
  component: InvitationListPage,
})

const states: Record<InvitationState, { label: string; tone: Tone }> = {
  waiting: { label: text('Waiting'), tone: 'news' },
  expired: { label: text('Expired'), tone: 'attention' },
  accepted: { label: text('Accepted'), tone: 'good' },
  revoked: { label: text('Revoked'), tone: 'neutral' },
}

const columns: readonly Column<Invitation>[] = [
  { header: text('Name'), sort: 'name', card: 'title', cell: (row) => row.name },
  { header: text('Email'), sort: 'email', card: 'fact', cell: (row) => <bdi>{row.email}</bdi> },
  { header: text('Role'), cell: (row) => <RoleName invitation={row} /> },
  { header: text('Status'), card: 'fact', cell: (row) => <State state={row.state} /> },
  { header: text('Sent'), sort: 'sentDate', cell: (row) => <Moment moment={row.sentDate} /> },
  { header: text('Invited by'), cell: (row) => row.userInfo[0]?.name },
]
const filters: Record<string, Filter> = {
  state: {
    label: text('Status'),
    options: invitationStates.map((state) => ({ value: state, label: states[state].label })),
  },
}

function State({ state }: Pick<Invitation, 'state'>) {
  const { t } = useTranslation()
  return <Badge tone={states[state].tone}>{t(states[state].label)}</Badge>
}

function RoleName({ invitation: { role, companyInfo } }: { invitation: Invitation }) {
  const { t } = useTranslation()
  return [t(roleNames[role]), ...companyInfo.map(({ name }) => name)].join(', ')
}

function InvitationListPage() {
  const { t } = useTranslation()
  const list = useList(api.invitation.list, { columns, filters })

  async function resend({ _id: id }: Invitation) {
    try {
      await client.invitation.resend({ id })
      toast.success(t('Invitation sent'))
    } catch (error) {
      toast.error(errorText(error))
    }
    await refresh(api.invitation)
  }
  const revoke = ({ _id: id, name }: Invitation) =>
    confirmDelete({
      title: t('Revoke the invitation'),
      question: t('The link that {name} got stops working at once.', { name }),
      confirmLabel: t('Revoke'),
      onConfirm: async () => {
        await client.invitation.revoke({ id })
        toast.success(t('Invitation revoked'))
        await refresh(api.invitation)
      },
    })
  const actions = (row: Invitation): RowAction[] =>
    row.state === 'waiting' || row.state === 'expired'
      ? [
          { label: text('Send again'), icon: IconMailForward, run: () => resend(row) },
          { label: text('Revoke'), icon: IconMailOff, danger: true, run: () => revoke(row) },
        ]
      : []

  return (
    <ListPage
      title="Invitations"
      description="Who was asked to come, and whether they did."
      list={list}
      rowName={(row) => row.name}
      rowActions={actions}
      searchPlaceholder="Search by name or email"
      emptyDescription="Invited people stand here until they have accepted, and afterwards."
      primaryAction={
        <ButtonLink to={paths.admin.addAdminUser} leftSection={<IconUserPlus size={18} aria-hidden />}>
          {t('Add User')}
        </ButtonLink>
      }
    />
  )
}
