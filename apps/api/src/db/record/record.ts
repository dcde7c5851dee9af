import { plainName } from '@corridor/contract/format/person-name'
import { fail } from '../../platform/fail.ts'
import type { Sql } from '../../platform/sql.ts'

/** The columns that every record has. */
export interface RecordRow {
  id: string
  version: number
  created_at: Date
  updated_at: Date
}

/** Refuses an update that was made from an older version than the one that stands (api.md, Update). */
export function assertVersion(stands: RecordRow, given: number | undefined, entity: string, current: unknown): void {
  if (given !== undefined && given !== stands.version) throw fail('record.changed', { entity }, { current })
}

/** The wire names of a record's own columns. */
export const toRecordBase = (row: RecordRow) => ({
  _id: row.id,
  version: row.version,
  createDate: row.created_at.toISOString(),
})

/** The row that this very transaction wrote. Throws if it is not there, which no lock lets happen. */
export function written<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('A row that was just written is not there.')
  return row
}

type Given<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> }

/** The values that a body gives, without those that it leaves undefined. */
export const given = <Values extends object>(values: Values): Given<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<Values>

/** Only what a partial body names and what differs from what stands; null if nothing would change. */
export function differences<Row extends object>(
  stands: Row,
  wanted: { [Name in keyof Row]?: Row[Name] | undefined },
): Partial<Row> | null {
  const changed = Object.entries(wanted).filter(
    ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(stands[name as keyof Row]),
  )
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Row>) : null
}

interface Owner {
  owner_id: string | null
  owner_first_name: string | null
  owner_last_name: string | null
}

/** A person's names on the wire: the whole for other programs, the parts for pages, which show them as the company does. */
export function toNames(first: string | null, last: string | null) {
  const names = { firstName: first ?? '', lastName: last ?? '' }
  return { name: plainName(names), ...names }
}

/**
 * Shows the maker of a record as the wire does; empty for records that came with the product. Join `user_account` as `u` and read
 * `ownerColumns`.
 */
export const toUserInfo = (row: Owner) =>
  row.owner_id
    ? [
        {
          _id: row.owner_id,
          ...toNames(row.owner_first_name, row.owner_last_name),
        },
      ]
    : []
export type OwnerColumns = Owner
export const ownerColumns = 'u.id as owner_id, u.first_name as owner_first_name, u.last_name as owner_last_name'
export const ownerJoin = 'left join user_account u on u.id = t.created_by'

/** Company of a record, for administrators, who read those of all companies. */
export interface CompanyColumns {
  company_id: string
  company_name: string
}
// Not joined: each table more makes a list's plan dearer, and this name costs a look at one row.
export const companyColumns = 't.company_id, (select o.name from company o where o.id = t.company_id) as company_name'
export const toCompanyInfo = (row: CompanyColumns) => [{ _id: row.company_id, name: row.company_name }]
export const ofCompany = (sql: Sql, id: string) => sql`t.company_id = ${id}`
