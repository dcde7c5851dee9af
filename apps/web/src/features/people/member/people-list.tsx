import type { CompanyPerson, member } from '@corridor/contract/people/member/shapes'
import { type ListedState, listedStates } from '@corridor/contract/people/member/states'
import { access, companyRoles, roleNames } from '@corridor/contract/wire/access'
import { IconEye } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { api } from '../../../lib/call/client'
import { ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { text } from '../../../lib/language/text'
import { ListPage } from '../../../lib/list/page/list-page'
import type { ColumnOf, FiltersOf, RowAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { LetterLine } from '../../../lib/record/letter-line'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { useInvitationActions } from '../invitation/exports/use-invitation-actions'
import { useLetterWatch } from '../invitation/exports/use-letter-watch'
import { MemberRoles } from './exports/member-roles'
import { nameOf, PersonLink } from './exports/person-link'
import { PersonStatus } from './exports/person-status'
import classes from './people-list.module.css'
import { useMemberActions } from './use-member-actions'

type PersonColumn = ColumnOf<typeof member.listPeople>

const id: PersonColumn = { header: text('ID'), cell: (row) => <bdi>{row._id.slice(-8)}</bdi> }
const columns: readonly PersonColumn[] = [
  {
    header: text('Name'),
    sort: 'name',
    card: 'title',
    cell: (row) => <PersonLink person={row} />,
  },
  { header: text('Email'), sort: 'email', card: 'fact', cell: (row) => <bdi>{row.email}</bdi> },
  { header: text('Role'), card: 'fact', cell: (row) => <MemberRoles roles={row.roles} /> },
  { header: text('Status'), card: 'fact', cell: (row) => <StatusAndLetter person={row} /> },
  { header: text('Joined'), sort: 'createDate', cell: (row) => row.user && <ShortDate value={row.createDate} /> },
  { header: text('Invited by'), isHidden: true, cell: (row) => ownerName(row.userInfo) },
]
// spec 2 §2, Company Users: Sr, ID, Name, Role, Actions.
const usersColumns: readonly PersonColumn[] = [id, ...columns]
const membersColumns: readonly PersonColumn[] = [...columns, { ...id, isHidden: true }]

const stateNames: Record<ListedState, string> = {
  active: text('Active'),
  inactive: text('Inactive'),
  invited: text('Invited'),
}
const filters: FiltersOf<typeof member.listPeople> = {
  status: {
    label: text('Status'),
    options: listedStates.map((state) => ({ value: state, label: stateNames[state] })),
    isTabs: true,
  },
  role: { label: text('Role'), options: companyRoles.map((role) => ({ value: role, label: roleNames[role] })) },
}

interface PeopleListProps {
  /** Keys. */
  title: string
  description: string
  /** True if a part of the ids stands before the names. */
  hasIds?: boolean
  primaryAction: ReactNode
}

/** The members of the own company and those whom it invited, each with what the reader may do with them. */
export function PeopleList({ hasIds, ...page }: PeopleListProps) {
  const list = useList(api.member.listPeople, {
    columns: hasIds ? usersColumns : membersColumns,
    filters,
    defaults: { size: 10, sort: 'name', dir: 'asc' },
    name: 'company-member',
  })
  useLetterWatch(list)
  const { actionsOf, dialog } = usePersonActions()
  return (
    <>
      <ListPage
        {...page}
        list={list}
        rowName={nameOf}
        rowActions={actionsOf}
        searchPlaceholder="Search by name or email"
        emptyDescription="Colleagues appear here as soon as you invite them."
      />
      {dialog}
    </>
  )
}

function StatusAndLetter({ person: { status, letter } }: { person: CompanyPerson }) {
  return (
    <span className={classes.status}>
      <PersonStatus status={status} />
      {letter && <LetterLine letter={letter} />}
    </span>
  )
}

function usePersonActions() {
  const { actionsOf: ofMember, dialog } = useMemberActions()
  const ofInvitation = useInvitationActions()
  const mayInvite = useMay(access.invitations.manage)
  const actionsOf = (person: CompanyPerson): RowAction[] => {
    const { _id, user, status } = person
    if (user !== null && (status === 'active' || status === 'inactive'))
      return [
        { label: text('View'), icon: IconEye, to: paths.company.viewMember(_id) },
        ...ofMember({ ...person, user, status }),
      ]
    if (!mayInvite) return []
    return ofInvitation({ _id, name: nameOf(person), state: status === 'expired' ? 'expired' : 'waiting' })
  }
  return { actionsOf, dialog }
}
