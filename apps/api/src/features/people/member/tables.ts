import type { CompanyMember, CompanyPerson, member } from '@corridor/contract/people/member/shapes'
import type { ListSpec } from '../../../db/list/spec.ts'
import { type OwnerColumns, ownerColumns, type RecordRow, toRecordBase, toUserInfo } from '../../../db/record/record.ts'
import { companyTable } from '../../../db/record/table.ts'
import { companyAlone, narrowed } from '../../../db/scope/within.ts'
import { type LetterColumn, letterColumn, toLetter } from '../../../platform/mail/letter-state.ts'
import type { Sql } from '../../../platform/sql.ts'

export interface MemberRow extends RecordRow {
  user_id: string
  full_name: string
  first_name: string
  last_name: string
  email: string
  roles: CompanyMember['roles']
  status: CompanyMember['status']
  sight: CompanyMember['sight']
  units: CompanyMember['units'] | null
}

const join = 'join user_account u on u.id = t.user_id'
const units = `(
      select jsonb_agg(jsonb_build_object('_id', b.id, 'name', b.name) order by b.name, b.id)
      from member_unit m join business_unit b on b.id = m.unit_id
      where m.company_id = t.company_id and m.user_id = t.user_id
    ) as units`
const status = `case when u.status = 'active' and t.status = 'active' then 'active' else 'inactive' end`

/** The people of one company; no administrator reads accounts by it. */
export const memberSpec: ListSpec<MemberRow, typeof member.list> = {
  table: 'membership',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.user_id, u.full_name, u.first_name, u.last_name, u.email, t.roles, ${status} as status,
    t.sight, ${units}`,
  joins: join,
  searchJoins: join,
  within: companyAlone,
  sort: {
    createDate: { by: 't.created_at' },
    name: { by: '(select a.full_name from user_account a where a.id = t.user_id) collate corridor_text' },
    email: { by: '(select a.email from user_account a where a.id = t.user_id) collate corridor_text' },
  },
  filters: {
    role: (sql, value) => sql`${value} = any (t.roles)`,
    status: (sql, value) => sql`${sql.unsafe(status)} = ${value}`,
    user: (sql, id) => sql`t.user_id = ${id}`,
  },
  search: { name: 'u.full_name', email: 'u.email' },
  toWire: (row) => ({ ...toPerson(row), user: row.user_id, status: row.status }),
}

interface PersonRow extends Omit<MemberRow, 'user_id' | 'status'>, OwnerColumns, LetterColumn {
  user_id: string | null
  status: CompanyPerson['status']
  sent_at: Date | null
  expires_at: Date | null
}

const accountJoin = 'left join user_account a on a.id = t.user_id'
// The planner cannot tell that a row of a view is one by its id, and would hash every account for the ten that a page names.
const accountOf = (column: string, alias: string) =>
  `left join lateral (select * from user_account where id = t.${column} limit 1) ${alias} on true`
const memberStatus = `case when a.status = 'active' and t.status = 'active' then 'active' else 'inactive' end`
/** Somebody who was invited by the address alone stands by it. */
const invitedName = `coalesce(nullif(t.full_name, ''), t.email)`

/** The people of one company and those whom it invited (the view `company_person`). */
export const peopleSpec: ListSpec<PersonRow, typeof member.listPeople> = {
  table: 'company_person',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.user_id, coalesce(a.full_name, t.full_name) as full_name,
    coalesce(a.first_name, t.first_name) as first_name, coalesce(a.last_name, t.last_name) as last_name, coalesce(a.email, t.email) as email,
    t.roles, t.sight, t.sent_at, t.expires_at, ${letterColumn("'invitation:' || t.id")}, ${ownerColumns}, ${units},
    case when t.user_id is not null then ${memberStatus} when t.expires_at <= now() then 'expired' else 'invited' end as status`,
  joins: `${accountOf('user_id', 'a')} ${accountOf('created_by', 'u')}`,
  searchJoins: accountJoin,
  within: (sql, scope) => narrowed(sql, companyAlone(sql, scope), sql`t.is_open`),
  sort: {
    createDate: { by: 't.created_at' },
    name: {
      by: `coalesce((select m.full_name from user_account m where m.id = t.user_id), ${invitedName}) collate corridor_text`,
    },
    email: {
      by: 'coalesce((select m.email from user_account m where m.id = t.user_id), t.email) collate corridor_text',
    },
  },
  filters: {
    role: (sql, value) => sql`${value} = any (t.roles)`,
    status: (sql, value) =>
      value === 'invited'
        ? sql`t.user_id is null`
        : sql`t.user_id is not null and ${sql.unsafe(memberStatus)} = ${value}`,
  },
  search: { name: `coalesce(a.full_name, t.full_name)`, email: 'coalesce(a.email, t.email)' },
  toWire: (row) => ({
    ...toPerson(row),
    user: row.user_id,
    status: row.status,
    sentDate: row.sent_at?.toISOString() ?? null,
    letter: toLetter(row),
    expireDate: row.expires_at?.toISOString() ?? null,
    userInfo: toUserInfo(row),
  }),
}

const toPerson = (row: Omit<MemberRow, 'user_id' | 'status'>) => ({
  ...toRecordBase(row),
  name: row.full_name,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  roles: row.roles,
  sight: row.sight,
  units: row.units ?? [],
})

interface MemberValues {
  roles: CompanyMember['roles']
  status: CompanyMember['status']
  sight: CompanyMember['sight']
}

export const members = companyTable<MemberRow, MemberValues>({
  spec: memberSpec,
  entity: 'Member',
  columns: ['roles', 'status', 'sight'],
})

/** Lists the given ids that are active members of the company. */
export async function listKnownMembers(tx: Sql, companyId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select user_id as id from membership
    where company_id = ${companyId} and user_id = any(${ids as string[]}::uuid[]) and status = 'active'`
  return rows.map(({ id }) => id)
}
