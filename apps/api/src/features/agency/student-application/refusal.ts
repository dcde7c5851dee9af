import type { RefusalProposal } from '@corridor/contract/agency/student-application/shapes'
import type { Sql } from '../../../platform/sql.ts'
import type { ApplicationRow } from './tables.ts'

/** The row that step 8 asks for. Whoever applies to study asks for a student's visa, if the lists have one kind of it. */
export const toProposal = async (
  tx: Sql,
  row: ApplicationRow,
  on: string,
  reason: string,
): Promise<RefusalProposal> => ({
  country: row.country_id,
  countryInfo: [{ _id: row.country_id, name: row.country_name, code: row.country_code }],
  visaCategory: await findStudentVisa(tx),
  refusalReason: reason,
  refusalDate: on.slice(0, 7),
})

/** The one active category of visas that is called a student's; null if there is none, or more than one. */
async function findStudentVisa(sql: Sql): Promise<string | null> {
  const rows = await sql<{ id: string }[]>`
    select id from lookup where kind = 'visa-category' and status = 'active' and deleted_at is null and name ~* '^student\\M' limit 2`
  return rows.length === 1 ? (rows[0]?.id ?? null) : null
}
