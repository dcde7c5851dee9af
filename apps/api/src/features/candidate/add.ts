import type { CandidateAdd } from '@corridor/contract/candidate'
import type { CompanyContext } from '../../db/context.ts'
import { isTaken } from '../../db/sql.ts'
import { write } from '../../db/write.ts'
import { fail } from '../../platform/fail.ts'
import { confirmFile } from '../file/confirm.ts'
import { findCandidate, insertCandidate, isWorkAuthorization } from './store.ts'
import { type CandidateRow, type CandidateValues, toWire } from './tables.ts'
import { fromRow, toValues } from './values.ts'

export async function addCandidate(context: CompanyContext, input: CandidateAdd) {
  await assertReferences(context, input)
  return write(context, 'candidate.add', async (tx) => {
    const { scope, caller } = context
    const values = toValues(input) as CandidateValues
    const id = await insertCandidate(tx, scope.companyId, caller.userId, values).catch(refuseDouble)
    const after = (await findCandidate(tx, scope, id)) as CandidateRow
    return {
      record: { kind: 'candidate', id },
      before: null,
      after: fromRow(after),
      answer: { success: true as const, message: 'Candidate added successfully', data: toWire(after) },
    }
  })
}

/** What a candidate refers to must be there: the resume uploaded and sound, the work authorization on its list. */
export async function assertReferences(context: CompanyContext, input: Partial<CandidateAdd>): Promise<void> {
  const { resumeKey, workAuthorization } = input
  if (workAuthorization && !(await isWorkAuthorization(context.db, workAuthorization))) {
    throw fail('request.invalid', {}, { fields: { workAuthorization: 'Work authorization not found' } })
  }
  if (resumeKey) await confirmFile(context, resumeKey, 'resume')
}

/** product.md, Existing person: 400 with the specified text, beside the e-mail. */
export function refuseDouble(error: unknown): never {
  if (!isTaken(error, 'candidate_email')) throw error
  throw fail('candidate.exists', {}, { fields: { email: 'User already exists' } })
}
