import type { user } from '@corridor/contract/people/user/shapes'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { StatusBadge } from '../../../lib/list/column/status-badge'
import type { ColumnOf } from '../../../lib/list/types'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { RoleNames } from './role-names'

const name = (to: (id: string) => string): ColumnOf<typeof user.listUser> => ({
  header: text('Name'),
  sort: 'name',
  card: 'title',
  cell: (row) => <TextLink to={to(row._id)}>{row.name}</TextLink>,
})
const email: ColumnOf<typeof user.listUser> = {
  header: text('Email'),
  sort: 'email',
  card: 'fact',
  cell: (row) => <bdi>{row.email}</bdi>,
}
const company: ColumnOf<typeof user.listUser> = {
  header: text('Company'),
  sort: 'companyName',
  cell: (row) => <CompanyName name={row.companyName} />,
}
const role: ColumnOf<typeof user.listUser> = {
  header: text('Role'),
  card: 'fact',
  cell: (row) => <RoleNames roles={row.roles} />,
}
const status: ColumnOf<typeof user.listUser> = {
  header: text('Status'),
  sort: 'status',
  card: 'fact',
  cell: (row) => <StatusBadge status={row.status} />,
}
const joined: ColumnOf<typeof user.listUser> = {
  header: text('Join Date'),
  sort: 'createDate',
  cell: (row) => <ShortDate value={row.joinDate} />,
}
const lastLogin: ColumnOf<typeof user.listUser> = {
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
  return moment ? <ShortDate value={moment} /> : t('Never')
}
