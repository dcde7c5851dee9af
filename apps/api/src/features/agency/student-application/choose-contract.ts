import { contractFor } from '@corridor/contract/agency/institution-contract/which'
import type { Sql } from '../../../platform/sql.ts'
import { findCitizenship, findReach } from './store.ts'
import type { ApplicationValues } from './tables.ts'

/** Finds the contract that counts for an application once it is submitted; the one that somebody chose stays. Null if none reaches it. */
export async function chooseContract(
  tx: Sql,
  stands: Pick<ApplicationValues, 'contract_id' | 'student_id' | 'institution_id' | 'programme_id'>,
  submittedOn: string,
): Promise<string | null> {
  if (stands.contract_id) return stands.contract_id
  const { contracts, level } = await findReach(tx, stands)
  if (!level) return null
  const citizenship = await findCitizenship(tx, stands.student_id)
  const applied = { institution: stands.institution_id, level, citizenship, submittedOn }
  return contractFor(contracts, applied)?._id ?? null
}
