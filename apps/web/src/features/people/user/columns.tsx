import type { User } from '@corridor/contract/people/user/shapes'
import { useTranslation } from '../../../lib/i18n'
import { Moment } from '../../../lib/list/moment'
import { StatusBadge } from '../../../lib/list/status-badge'
import type { Column } from '../../../lib/list/types'
import { text } from '../../../lib/text'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { RoleNames } from './role-names'

const name = (to: (id: string) => string): Column<User> => ({
  header: text('Name'),
  sort: 'name',
  card: 'title',
  cell: (row) => <TextLink to={to(row._id)}>{row.name}</TextLink>,
})
const email: Column<User> = {
  header: text('Email'),
  sort: 'email',
  card: 'fact',
  cell: (row) => <bdi>{row.email}</bdi>,
}
const company: Column<User> = {
  header: text('Company'),
  sort: 'companyName',
  cell: (row) => <CompanyName name={row.companyName} />,
}
const role: Column<User> = { header: text('Role'), card: 'fact', cell: (row) => <RoleNames roles={row.roles} /> }
const status: Column<User> = {
  header: text('Status'),
  sort: 'status',
  card: 'fact',
  cell: (row) => <StatusBadge status={row.status} />,
}
const joined: Column<User> = {
  header: text('Join Date'),
  sort: 'createDate',
  cell: (row) => <Moment moment={row.joinDate} />,
}
const lastLogin: Column<User> = {
  header: text('Last Login'),
  sort: 'lastLogin',
  cell: (row) => <LastLogin moment={row.lastLogin} />,
}

export const companyUserColumns = [name(paths.admin.viewUser), email, role, status, joined, lastLogin]
export const placedColumns = [name(paths.admin.viewUser), email, company, role]
export const allColumns = [name(paths.admin.viewUser), email, company, role, status, lastLogin]
export const agentColumns = [name(paths.admin.viewAgent), email, company, role, status, joined]

function CompanyName({ name }: { name: string | null }) {
  const { t } = useTranslation()
  return name ?? t('N/A')
}

/** When somebody signed in last; those who never did say so. */
export function LastLogin({ moment }: { moment: string | null }) {
  const { t } = useTranslation()
  return moment ? <Moment moment={moment} /> : t('Never')
}
