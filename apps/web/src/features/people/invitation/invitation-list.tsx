import type { Invitation, invitation } from '@corridor/contract/people/invitation/shapes'
import { invitationStates } from '@corridor/contract/people/user/lists'
import { access, roleNames } from '@corridor/contract/wire/access'
import type { ReactNode } from 'react'
import { api } from '../../../lib/call/client'
import { formatList, formatName, ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { ListPage } from '../../../lib/list/page/list-page'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { LetterLine } from '../../../lib/record/letter-line'
import { useMay } from '../../../lib/session/session'
import { InvitationBadge, invitationStateWords } from './exports/invitation-state'
import { useInvitationActions } from './exports/use-invitation-actions'
import { useLetterWatch } from './exports/use-letter-watch'

const columns: readonly ColumnOf<typeof invitation.list>[] = [
  { header: text('Name'), sort: 'name', card: 'title', cell: (row) => <bdi>{formatName(row) || row.email}</bdi> },
  { header: text('Email'), sort: 'email', card: 'fact', cell: (row) => <bdi>{row.email}</bdi> },
  { header: text('Role'), cell: (row) => <RoleName invitation={row} /> },
  { header: text('Status'), card: 'fact', cell: (row) => <InvitationBadge state={row.state} /> },
  { header: text('Letter'), sort: 'sentDate', card: 'fact', cell: (row) => <LetterOf invitation={row} /> },
  { header: text('Invited by'), cell: (row) => ownerName(row.userInfo) },
]
const filters: FiltersOf<typeof invitation.list> = {
  state: {
    label: text('Status'),
    options: invitationStates.map((state) => ({ value: state, label: invitationStateWords[state].label })),
  },
}

// Whoever has come, or was taken back, needs no letter any more.
function LetterOf({ invitation: { letter, state, sentDate } }: { invitation: Invitation }) {
  return letter && (state === 'waiting' || state === 'expired') ? (
    <LetterLine letter={letter} />
  ) : (
    <ShortDate value={sentDate} />
  )
}

function RoleName({ invitation: { role, companyInfo } }: { invitation: Invitation }) {
  const { t } = useTranslation()
  return formatList([t(roleNames[role]), ...companyInfo.map(({ name }) => name)])
}

/** The invitations of the platform and of all companies. */
export function InvitationList({ primaryAction }: { primaryAction: ReactNode }) {
  const list = useList(api.invitation.list, { columns, filters })
  useLetterWatch(list)
  const actions = useInvitationActions()
  const mayManage = useMay(access.invitations.manage)
  return (
    <ListPage
      title="Invitations"
      description="People who have been invited, and whether they accepted."
      list={list}
      rowName={formatName}
      {...(mayManage && { rowActions: actions })}
      searchPlaceholder="Search by name or email"
      emptyDescription="People you invite appear here, before and after they accept."
      primaryAction={primaryAction}
    />
  )
}
