import type { ChecklistAmount, ChecklistChange, ChecklistCondition } from '@corridor/contract/agency/checklist/kinds'
import type { ChecklistAdd, checklist, ChecklistRow as Wire } from '@corridor/contract/agency/checklist/shapes'
import type { Currency } from '@corridor/contract/format/settings'
import type { StudyLevel } from '@corridor/contract/student/student/kinds'
import type { ListSpec } from '../../../db/list/spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import { companyOf, type Scope } from '../../../db/scope/scope.ts'
import { seenBy, type Within } from '../../../db/scope/within.ts'
import type { Fragment, Sql } from '../../../platform/sql.ts'

/** Words of a row, as its columns hold them. */
export interface ChecklistValues {
  visa_category: 'student'
  condition: ChecklistCondition
  levels: StudyLevel[]
  field_words: string[]
  citizenship_ids: string[]
  paper: string
  rule: string
  currency: Currency | null
  amounts: ChecklistAmount[]
  source: string
  /** `YYYY-MM-DD` */
  read_on: string
  check_by: string
  place: number
}

export interface ChecklistRow extends RecordRow, OwnerColumns, ChecklistValues {
  /** Null of the platform's. */
  company_id: string | null
  country_id: string
  country_name: string
  country_code: string | null
  is_overdue: boolean
}

/** True once a day is past by which a source was to be read again. */
export const overdue = (checkBy: string) => `(${checkBy}::date < (now() at time zone 'UTC')::date)`

export const checklistColumns = `t.id, t.version, t.created_at, t.updated_at, t.company_id, t.country_id, n.name as country_name, n.code as country_code,
  t.visa_category, t.condition, t.levels, t.field_words, t.citizenship_ids, t.paper, t.rule, t.currency, t.amounts, t.source,
  t.read_on::text as read_on, t.check_by::text as check_by, ${overdue('t.check_by')} as is_overdue, t.place, ${ownerColumns}`
export const checklistJoins = `join country n on n.id = t.country_id ${ownerJoin}`

/** Rows of the platform for everybody, and to a company those of its own. */
export const checklistSeen: Within = (sql, scope) =>
  seenBy(sql, scope, {
    of: 'shared',
    company: (id) => sql`${isOfCompanyOrAll(sql, id)} and t.deleted_at is null`,
    platform: sql`t.company_id is null and t.deleted_at is null`,
  })

/** True for rows of the platform and of one company; of the platform alone without one. */
export const isOfCompanyOrAll = (sql: Sql, companyId: string | null, alias = 't'): Fragment => {
  const of = sql.unsafe(`${alias}.company_id`)
  return sql`(${of} is null or ${of} = ${companyId})`
}

const specFor = (mayReadHidden: boolean): ListSpec<ChecklistRow, typeof checklist.list> => ({
  table: 'checklist_row',
  columns: checklistColumns,
  joins: checklistJoins,
  within: checklistSeen,
  sort: {
    createDate: { by: 't.created_at' },
    updateDate: { by: 't.updated_at' },
    place: { by: 't.place' },
    paper: { by: 't.paper collate corridor_text' },
    checkBy: { by: 't.check_by' },
  },
  filters: {
    country: (sql, id) => sql`t.country_id = ${id}`,
    isOverdue: (sql, value) => sql`${sql.unsafe(overdue('t.check_by'))} = ${value}`,
    isOwn: (sql, value, scope) => sql`(t.company_id is not distinct from ${companyOf(scope)}::uuid) = ${value}`,
  },
  search: { paper: 't.paper', rule: 't.rule' },
  toWire: (row) => toWire(row, mayReadHidden),
})

const toCompanies = specFor(false)
const toAdministrators = specFor(true)

/** Nobody but an administrator, who renews it, is told an amount whose source nobody read in time. */
export const readsHidden = ({ kind }: Scope) => kind === 'platform'
export const checklistSpec = (scope: Scope) => (readsHidden(scope) ? toAdministrators : toCompanies)

export const isHidden = (amounts: readonly ChecklistAmount[], isOverdue: boolean, mayReadHidden: boolean) =>
  amounts.length > 0 && isOverdue && !mayReadHidden

export function toWire(row: ChecklistRow, mayReadHidden: boolean): Wire {
  const hidden = isHidden(row.amounts, row.is_overdue, mayReadHidden)
  return {
    ...toRecordBase(row),
    updateDate: row.updated_at.toISOString(),
    isOwn: row.company_id !== null,
    ...toInput(row),
    countryInfo: [{ _id: row.country_id, name: row.country_name, code: row.country_code }],
    amounts: hidden ? [] : row.amounts,
    currency: hidden ? null : row.currency,
    isHidden: hidden,
    isOverdue: row.is_overdue,
    userInfo: row.company_id === null ? [] : toUserInfo(row),
  }
}

/** A row as its form sends it. */
export const toInput = (row: ChecklistValues & { country_id: string }): ChecklistAdd => ({
  country: row.country_id,
  visaCategory: row.visa_category,
  condition: row.condition,
  levels: row.levels,
  fieldWords: row.field_words,
  citizenships: row.citizenship_ids,
  paper: row.paper,
  rule: row.rule,
  currency: row.currency,
  amounts: row.amounts,
  source: row.source,
  readOn: row.read_on,
  checkBy: row.check_by,
  place: row.place,
})

/** Columns of what was sent; what another condition would need is not kept. */
export const toValues = (input: ChecklistAdd): ChecklistValues => ({
  visa_category: input.visaCategory,
  condition: input.condition,
  levels: input.condition === 'level' ? input.levels : [],
  field_words: input.condition === 'field' ? input.fieldWords : [],
  citizenship_ids: input.condition === 'citizenship' ? input.citizenships : [],
  paper: input.paper,
  rule: input.rule,
  currency: input.amounts.length > 0 ? input.currency : null,
  // In the order in which the database answers them, so that what is the same is told to be.
  amounts: input.amounts.map(({ per, note, minor, persons }) => ({ per, note, minor, persons })),
  source: input.source,
  read_on: input.readOn,
  check_by: input.checkBy,
  place: input.place,
})

const valueNames = [
  ...(['visa_category', 'condition', 'levels', 'field_words', 'citizenship_ids', 'paper', 'rule'] as const),
  ...(['currency', 'amounts', 'source', 'read_on', 'check_by', 'place'] as const),
] satisfies (keyof ChecklistValues)[]

/** Values of a row that the audit and the versions of the table keep. */
export const toFacts = (row: ChecklistValues): ChecklistValues =>
  // Object.fromEntries forgets the names.
  Object.fromEntries(valueNames.map((name) => [name, row[name]])) as unknown as ChecklistValues

export interface RevisionRow {
  number: string
  row_id: string
  company_id: string | null
  country_id: string
  kind: ChecklistChange
  /** Words of the row before; null if it is new. */
  before: ChecklistValues | null
  /** Its words since; the last ones of a row that was taken away. */
  said: ChecklistValues
  changed_at: Date
  is_overdue: boolean
  owner_id: string | null
  owner_first_name: string | null
  owner_last_name: string | null
}

/** The rows of some countries that hold in a company, in the order of each. */
export const listRowsOf = (sql: Sql, companyId: string, countries: readonly string[]) => sql<ChecklistRow[]>`
  select ${sql.unsafe(checklistColumns)} from checklist_row t ${sql.unsafe(checklistJoins)}
  where t.country_id = any(${countries as string[]}::uuid[]) and ${isOfCompanyOrAll(sql, companyId)} and t.deleted_at is null
  order by t.company_id nulls first, t.place, t.id`

/** Rows by their ids that hold in a company; they stand until `tx` ends. */
export const holdRows = (tx: Sql, companyId: string, ids: readonly string[]) => tx<ChecklistRow[]>`
  select ${tx.unsafe(checklistColumns)} from checklist_row t ${tx.unsafe(checklistJoins)}
  where t.id = any(${ids as string[]}::uuid[]) and ${isOfCompanyOrAll(tx, companyId)} and t.deleted_at is null for share of t`

/** Changes of the rows of each country since a version of it: each row once, with what it said then and says now. */
export const listChangesSince = (
  sql: Sql,
  companyId: string,
  kept: readonly { country_id: string; version: string }[],
) => sql<RevisionRow[]>`
  select * from (
    select distinct on (t.row_id) t.number, t.row_id, r.company_id, t.country_id, t.said, t.changed_at, before.said as before,
      case when t.kind = 'removed' then 'removed' when before.said is null then 'added' else 'changed' end as kind,
      ${sql.unsafe(overdue('r.check_by'))} as is_overdue,
      null::uuid as owner_id, null as owner_first_name, null as owner_last_name
    from unnest(${kept.map(({ country_id }) => country_id)}::uuid[], ${kept.map(({ version }) => version)}::bigint[]) as k (country_id, version)
    join checklist_revision t on t.country_id = k.country_id and t.number > k.version
    join checklist_row r on r.id = t.row_id
    left join lateral (
      select b.said from checklist_revision b where b.row_id = t.row_id and b.number <= k.version order by b.number desc limit 1
    ) before on true
    where ${isOfCompanyOrAll(sql, companyId, 'r')}
    order by t.row_id, t.number desc
  ) changed
  -- What came and went in between is no news.
  where changed.before is not null or changed.kind <> 'removed'
  order by changed.number`

/** The version at which a country's checklist is now, for a company; 0 if it has none. */
export async function versionOf(sql: Sql, companyId: string, country: string): Promise<string> {
  const [row] = await sql<{ version: string }[]>`
    select coalesce(max(t.number), 0)::text as version from checklist_revision t join checklist_row r on r.id = t.row_id
    where t.country_id = ${country} and ${isOfCompanyOrAll(sql, companyId, 'r')}`
  return row?.version ?? '0'
}
