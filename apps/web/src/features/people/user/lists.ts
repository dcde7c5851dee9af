import { listedRoles } from '@corridor/contract/people/user/lists'
import type { User, user } from '@corridor/contract/people/user/shapes'
import { companyRoles, type Role, roleNames } from '@corridor/contract/wire/access'
import { api } from '../../../lib/call/client'
import { text } from '../../../lib/language/text'
import { statusFilter } from '../../../lib/list/filter/status-filter'
import { specifiedRows } from '../../../lib/list/list-url'
import type { ColumnOf, Filter, FiltersOf, ListSource } from '../../../lib/list/types'
import { agentColumns, allColumns, companyUserColumns, placedColumns } from './columns'
import type { UserListName } from './list-names'

interface UserList {
  /** A key. */
  description: string
  source: ListSource<never, User>
  columns: readonly ColumnOf<typeof user.listUser>[]
  filters: FiltersOf<typeof user.listUser>
  defaults?: { size: number; sort?: string; dir?: 'asc' | 'desc' }
}

const roleFilter = (roles: readonly Role[]): Filter => ({
  label: text('Role'),
  options: roles.map((role) => ({ value: role, label: roleNames[role] })),
})
const status = { status: statusFilter }
const ofMembers = { status: statusFilter, role: roleFilter(companyRoles) }
// spec 1 §2, User lists: five rows, in the order of their ids, which is the order in which they came.
const oldestFirst = { size: 5, sort: 'createDate', dir: 'asc' } as const

/** The lists of people by the last part of their address (spec 1 §2). */
export const userLists: Record<UserListName, UserList> = {
  'admin-users': {
    description: text('Who looks after the whole platform.'),
    source: api.user.listAdmin,
    columns: companyUserColumns,
    filters: status,
    defaults: oldestFirst,
  },
  'company-users': {
    description: text('The members of all companies, whatever their role.'),
    source: api.user.listAgent,
    columns: companyUserColumns,
    filters: ofMembers,
    defaults: oldestFirst,
  },
  'recruiter-users': {
    description: text('Members who manage jobs, applications and interviews.'),
    source: api.user.listRecruiter,
    columns: placedColumns,
    filters: status,
    defaults: specifiedRows,
  },
  'bench-marketer-users': {
    description: text('Members who manage the bench, clients and placements.'),
    source: api.user.listBenchMarketer,
    columns: placedColumns,
    filters: status,
    defaults: specifiedRows,
  },
  'list-user': {
    description: text('Every account of the platform.'),
    source: api.user.listUser,
    columns: allColumns,
    filters: { status: statusFilter, role: roleFilter(listedRoles) },
  },
  'list-employees': {
    description: text('Active members of companies.'),
    source: api.user.listEmployee,
    columns: allColumns,
    filters: { role: roleFilter(companyRoles) },
  },
  'list-agent': {
    description: text('Members of companies, with where they work.'),
    source: api.user.listAgent,
    columns: agentColumns,
    filters: ofMembers,
  },
}
