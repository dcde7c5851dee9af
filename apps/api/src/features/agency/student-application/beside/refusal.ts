import type { RefusalProposal } from '@corridor/contract/agency/student-application/shapes'
import type { Sql } from '../../../../platform/sql.ts'
import type { ApplicationRow } from '../tables.ts'
import { findStudentVisa } from './store.ts'

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
