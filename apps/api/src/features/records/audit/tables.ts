import type { AuditRow, audit } from '@corridor/contract/records/audit/shapes'
import type { ListSpec } from '../../../db/list/spec.ts'
import { trigram } from '../../../db/list/term.ts'
import { type OwnerColumns, ownerColumns, toUserInfo } from '../../../db/record/record.ts'
import { doneByCaller, keptInCompany, seenBy } from '../../../db/scope/within.ts'
import { likeLiteral, type Sql } from '../../../platform/sql.ts'
import { type Facts, toText } from './facts.ts'

export interface TrailRow extends OwnerColumns {
  id: string
  at: Date
  action: string
  record_kind: string
  record_id: string | null
  record_name: string | null
  company_id: string | null
  company_name: string | null
}

export interface TrailFacts extends TrailRow {
  before: Facts | null
  after: Facts | null
}

const columns = `t.id, t.at, t.action, t.record_kind, t.record_id, t.record_name, t.company_id, c.name as company_name, ${ownerColumns}`

const within = keptInCompany

// As the index has it.
const verb = (sql: Sql) => sql`split_part(t.action, '.', 2)`

export const auditSpec: ListSpec<TrailRow, typeof audit.list> = {
  table: 'audit',
  columns,
  joins: 'left join user_account u on u.id = t.actor_id left join company c on c.id = t.company_id',
  within,
  sort: { createDate: { by: 't.at', indexed: true } },
  filters: {
    person: (sql, id) => sql`t.actor_id = ${id}`,
    company: (sql, id) => sql`t.company_id = ${id}`,
    kind: (sql, kind) => sql`t.record_kind = ${kind}`,
    record: (sql, id) => sql`t.record_id = ${id}`,
    action: (sql, action: string) =>
      action.includes('.')
        ? sql`${verb(sql)} = split_part(${action}, '.', 2) and t.action = ${action}`
        : sql`${verb(sql)} = ${action}`,
    from: (sql, moment) => sql`t.at >= ${moment}`,
    to: (sql, moment) => sql`t.at < ${moment}`,
  },
  search: { name: 't.record_name' },
  // Adds the empty text to a term without a trigram: its index would be read whole, and every row behind it.
  searchAll: (sql, term) =>
    sql`t.name_text ${trigram.test(term) ? sql`` : sql`|| ''`} like '%' || search_fold(${likeLiteral(term)}) || '%'`,
  toWire,
}

const { filters, kept: _kept, ...trail } = auditSpec
const { kind, action, from, to } = filters

/** Lists the caller's own rows, as far as they still see the records that those are about. */
export const ownAuditSpec: ListSpec<TrailRow, typeof audit.listOwn> = {
  ...trail,
  within: doneByCaller,
  filters: { kind, action, from, to },
}

/** The same rows as a file holds them: with what was and what is, in one cell each. */
export const auditExportSpec: ListSpec<TrailFacts, typeof audit.list, AuditRow & { before: string; after: string }> = {
  ...auditSpec,
  columns: `${columns}, t.before, t.after`,
  toWire: (row) => ({ ...toWire(row), before: toText(row.before), after: toText(row.after) }),
}

export function toWire(row: TrailRow): AuditRow {
  return {
    _id: row.id,
    createDate: row.at.toISOString(),
    action: row.action,
    kind: row.record_kind,
    record: row.record_id,
    name: row.record_name ?? '',
    userInfo: toUserInfo(row),
    companyInfo: row.company_id && row.company_name !== null ? [{ _id: row.company_id, name: row.company_name }] : [],
  }
}

interface PersonRow {
  id: string
  created_at: Date
  full_name: string
  email: string
}

/** People whom a caller may narrow the audit to: the company's members, or everybody. */
export const personSpec: ListSpec<PersonRow, typeof audit.listPerson> = {
  table: 'user_account',
  columns: 't.id, t.created_at, t.full_name, t.email',
  within: (sql, scope) =>
    seenBy(sql, scope, {
      of: 'shared',
      company: (id) => sql`exists (select from membership m where m.user_id = t.id and m.company_id = ${id})`,
      platform: 'all',
    }),
  sort: { createDate: { by: 't.created_at' }, name: { by: 't.full_name collate corridor_text' } },
  filters: {},
  search: { name: 't.full_name' },
  toWire: ({ id, created_at, full_name, email }) => ({
    _id: id,
    createDate: created_at.toISOString(),
    name: full_name,
    email,
  }),
}
