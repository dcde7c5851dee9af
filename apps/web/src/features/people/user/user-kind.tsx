import { listedRoles } from '@corridor/contract/people/user/lists'
import { type Role, roleNames } from '@corridor/contract/wire/access'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../../lib/language/i18n'
import { LateSelect } from '../../../lib/late/late-select'
import { toSearch } from '../../../lib/page/search'
import { paths } from '../../../paths'
import { type UserListName, userListTitles } from './list-names'

/** Roles whose people have an address of their own. */
const listOfRole: Partial<Record<Role, Parameters<typeof paths.admin.users>[0]>> = {
  administrator: 'admin-users',
  recruiter: 'recruiter-users',
  'bench-sales': 'bench-marketer-users',
}
/** Lists that take more than one role together. */
const together = ['company-users', 'list-employees', 'list-agent'] as const

const isTogether = (value: string): value is (typeof together)[number] => together.some((name) => name === value)
const addressOf = (name: (typeof together)[number]) =>
  name === 'list-agent' ? paths.admin.listAgent : paths.admin.users(name)

/** The role whose people a list is of by its address. */
export const fixedRoleOf = (name: UserListName) => listedRoles.find((one) => listOfRole[one] === name)

interface UserKindProps {
  name: UserListName
  /** The role that the list of every account is narrowed to. */
  role: string | undefined
}

/** Whom the one list of people shows: everyone, one role, or the members of companies; each choice is an address. */
export function UserKind({ name, role }: UserKindProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const fixedRole = fixedRoleOf(name)
  const value = fixedRole ?? (isTogether(name) ? name : (role ?? 'list-user'))

  function go(chosen: string) {
    const found = listedRoles.find((one) => one === chosen)
    const list = found && listOfRole[found]
    if (isTogether(chosen)) return navigate({ to: addressOf(chosen) })
    if (list) return navigate({ to: paths.admin.users(list) })
    return navigate({ to: paths.admin.users('list-user'), search: toSearch({ role: found }) })
  }

  return (
    <LateSelect
      size="xs"
      aria-label={t('Role')}
      data={[
        { value: 'list-user', label: t('Every role') },
        { group: t('Role'), items: listedRoles.map((one) => ({ value: one, label: t(roleNames[one]) })) },
        { group: t('Members'), items: together.map((one) => ({ value: one, label: t(userListTitles[one]) })) },
      ]}
      value={value}
      allowDeselect={false}
      onChange={(chosen) => chosen && void go(chosen)}
    />
  )
}
