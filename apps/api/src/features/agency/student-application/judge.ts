import type { StudentApplicationAdd, Sum } from '@corridor/contract/agency/student-application/shapes'
import { errorMessage } from '@corridor/contract/error-table'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { invalid } from '../../company/company/entries.ts'
import { findPlace, hasContract, listOthers, type Place, seesVendor } from './store.ts'
import type { ApplicationRow, ApplicationValues } from './tables.ts'
import { toWire } from './tables.ts'

/** Refuses a programme of another institution and an intake of another programme. Throws `record.notFound`, `request.invalid`. */
export async function judgePlace(
  tx: Sql,
  scope: CompanyScope,
  { institution, programme, intake }: Pick<StudentApplicationAdd, 'institution' | 'programme' | 'intake'>,
): Promise<Place> {
  const place = await findPlace(tx, scope, { institution, programme, intake })
  if (!place) throw fail('record.notFound', { entity: 'Institution' })
  if (place.institution_id !== institution)
    throw invalid({ programme: errorMessage('studentApplication.otherProgramme') }, '')
  if (place.programme_id !== programme) throw invalid({ intake: errorMessage('studentApplication.otherIntake') }, '')
  return place
}

interface Terms {
  contract?: string | null | undefined
  subAgent?: string | null | undefined
}

/** Refuses a contract of another institution, and a sub-agent whom the caller does not see. Throws `request.invalid`. */
export async function judgeTerms(tx: Sql, scope: CompanyScope, institution: string, { contract, subAgent }: Terms) {
  if (contract && !(await hasContract(tx, institution, contract)))
    throw invalid({ contract: errorMessage('studentApplication.otherContract') }, '')
  if (subAgent && !(await seesVendor(tx, scope, subAgent))) throw invalid({ subAgent: 'Sub-agent not found' }, '')
}

/** The columns of a sum; undefined for one that was not given. */
export const sumColumns = (name: 'scholarship' | 'deposit', sum: Sum | null | undefined): Partial<ApplicationValues> =>
  sum === undefined ? {} : { [`${name}_amount`]: sum?.amount ?? null, [`${name}_currency`]: sum?.currency ?? null }

/** The student's others there that go on through another sub-agent, as the answer warns of them. */
export async function listAtSameInstitution(tx: Sql, scope: CompanyScope, row: ApplicationRow) {
  const others = await listOthers(tx, scope, row)
  return others
    .filter((one) => one.institution_id === row.institution_id && one.sub_agent_id !== row.sub_agent_id)
    .map(toOther)
}

export const toOther = (row: ApplicationRow) => {
  const { _id, version, institutionInfo, programmeInfo, startDate, stage, subAgentInfo } = toWire(row)
  return { _id, version, institutionInfo, programmeInfo, startDate, stage, subAgentInfo }
}
