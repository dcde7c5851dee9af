import type { User, user } from '@corridor/contract/people/user/shapes'
import { type Role, roleNames } from '@corridor/contract/wire/access'
import type { ListSpec } from '../../../db/list/spec.ts'
import { type RecordRow, toRecordBase } from '../../../db/record/record.ts'
import { companyAlone, seenBy } from '../../../db/scope/within.ts'
import { likeLiteral } from '../../../platform/sql.ts'

export interface UserRow extends RecordRow {
  first_name: string
  last_name: string
  full_name: string
  email: string
  status: 'active' | 'inactive'
  is_administrator: boolean
  is_email_verified: boolean
  held_roles: Role[]
  last_sign_in_at: Date | null
  company_ids: string[] | null
  company_names: string | null
  names: string[] | null
}

/** Accounts that a list is of: SQL over `t`, spelled as the partial index that holds them is. */
const listOf = (condition: string): ListSpec<UserRow, typeof user.listUser> => ({
  table: 'user_account',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.first_name, t.last_name, t.full_name, t.email, t.status,
    t.is_administrator, t.is_email_verified, t.held_roles, t.last_sign_in_at, t.company_names, at.company_ids, at.names`,
  joins: `left join lateral (
      select array_agg(c.id order by m.created_at, c.id) as company_ids, array_agg(c.name order by m.created_at, c.id) as names
      from membership m join company c on c.id = m.company_id and c.deleted_at is null where m.user_id = t.id
    ) at on true`,
  // No company sees accounts by these lists.
  within: (sql, scope) => seenBy(sql, scope, { of: 'shared', platform: sql.unsafe(condition) }),
  sort: {
    createDate: { by: 't.created_at', indexed: true },
    updateDate: { by: 't.updated_at' },
    name: { by: 't.full_name collate corridor_text', indexed: true },
    email: { by: 't.email collate corridor_text' },
    companyName: { by: 't.company_names collate corridor_text', nullable: true },
    status: { by: 't.status' },
    lastLogin: { by: 't.last_sign_in_at', nullable: true },
  },
  filters: {
    status: (sql, value) => sql`t.status = ${value}`,
    role: (sql, value: string) => sql`t.held_roles @> ${[value]}::text[]`,
    companyId: (sql, value) =>
      sql`exists (select from membership m where m.user_id = t.id and m.company_id = ${value})`,
  },
  search: { name: 't.full_name', email: 't.email' },
  searchAll: (sql, term) => sql`t.search_text like '%' || search_fold(${likeLiteral(term)}) || '%'`,
  toWire,
})

type OwnUserRow = Pick<UserRow, keyof RecordRow | 'first_name' | 'last_name' | 'full_name' | 'email' | 'status'> & {
  company_id: string
  company_name: string
  roles: Role[]
}

/** A company's own people, each by their membership, with nothing of what they are elsewhere (the view `company_user`). */
export const ownUsers: ListSpec<OwnUserRow, typeof user.listUser> = {
  table: 'company_user',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.first_name, t.last_name, t.full_name, t.email, t.status, t.company_id,
    t.company_name, t.roles`,
  within: companyAlone,
  sort: {
    createDate: { by: 't.created_at' },
    updateDate: { by: 't.updated_at' },
    name: { by: 't.full_name collate corridor_text' },
    email: { by: 't.email collate corridor_text' },
    companyName: { by: 't.company_name collate corridor_text' },
    status: { by: 't.status' },
    // Not told, so there is no order by it.
    lastLogin: { by: 't.created_at' },
  },
  filters: {
    status: (sql, value) => sql`t.status = ${value}`,
    role: (sql, value: string) => sql`${value} = any (t.roles)`,
    companyId: (sql, value) => sql`t.company_id = ${value}`,
  },
  search: { name: 't.full_name', email: 't.email' },
  toWire: ({ company_id, company_name, roles, ...row }) => ({
    ...toRecordBase(row),
    firstName: row.first_name,
    lastName: row.last_name,
    name: row.full_name,
    email: row.email,
    companyName: company_name,
    companyInfo: [{ _id: company_id, name: company_name }],
    role: { name: roles.map((role) => roleNames[role]).join(', ') },
    roles,
    status: row.status,
    joinDate: row.created_at.toISOString(),
    // Leaves it out: the last sign-in may have been in another company.
    lastLogin: null,
  }),
}

const isMember = "t.held_roles && '{owner,recruiter,bench-sales,company-user}'"

export const userLists = {
  listUser: listOf('true'),
  listAdmin: listOf("t.held_roles @> '{administrator}'"),
  listRecruiter: listOf("t.held_roles @> '{recruiter}'"),
  listBenchMarketer: listOf("t.held_roles @> '{bench-sales}'"),
  listAgent: listOf(isMember),
  // product.md, Words: an employee is an active member.
  listEmployee: listOf(`${isMember} and t.status = 'active'
    and exists (select from membership m where m.user_id = t.id and m.status = 'active')`),
}

export function toWire(row: UserRow): User {
  const names = row.names ?? []
  return {
    ...toRecordBase(row),
    firstName: row.first_name,
    lastName: row.last_name,
    name: row.full_name,
    email: row.email,
    companyName: row.company_names,
    companyInfo: (row.company_ids ?? []).map((_id, at) => ({ _id, name: names[at] ?? '' })),
    role: { name: row.held_roles.map((role) => roleNames[role]).join(', ') },
    roles: row.held_roles,
    status: row.status,
    joinDate: row.created_at.toISOString(),
    lastLogin: row.last_sign_in_at?.toISOString() ?? null,
  }
}
