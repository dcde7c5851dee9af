import type { CandidateAdd } from '@corridor/contract/candidate/candidate/shapes'
import { written } from '../../../db/record/record.ts'
import { type CompanyContext, toCompanyContext } from '../../../db/scope/context.ts'
import { audiencesOf, type CompanyScope } from '../../../db/scope/scope.ts'
import { withinTransaction } from '../../../db/scope/within-transaction.ts'
import { saved } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { isTaken, type Sql } from '../../../platform/sql.ts'
import { writeWithFiles } from '../../base/file/confirm.ts'
import { saveRead } from '../part/from-resume.ts'
import { indexAdded } from '../search/index-words.ts'
import { countryOfPhones, writtenPhones } from './contacts.ts'
import { holderBeyond } from './holder-beyond.ts'
import { currencyOfRates } from './rate.ts'
import { findCandidate, insertCandidate, isWorkAuthorization, listTaken } from './store.ts'
import { type CandidateValues, toWire } from './tables.ts'
import { fromRow, toValues } from './values.ts'

type Adding = CandidateAdd & {
  /** The reading whose positions, studies, certifications and languages are saved with the candidate. */
  parseId?: string | undefined
}

export async function addCandidate(context: CompanyContext, { parseId, ...input }: Adding) {
  return writeWithFiles(context, 'candidate.add', { keys: [input.resumeKey], purpose: 'resume' }, async (tx) => {
    const { scope, caller } = context
    // Sends the questions that need no other's answer over the one connection without a pause between.
    const [country, currency] = await Promise.all([
      countryOfPhones(tx, scope.companyId, writtenPhones(input)),
      currencyOfRates(tx, scope.companyId, [input]),
      assertWorkAuthorization(tx, input.workAuthorization),
      refuseTaken(tx, scope, input),
    ])
    const values = toValues(input, { country, currency }) as CandidateValues
    const id = await insertCandidate(tx, scope.companyId, caller.userId, values).catch(refuseDouble)
    if (parseId) await saveRead(toCompanyContext(withinTransaction(context, tx)), tx, { candidateId: id, parseId })
    const [found] = await Promise.all([
      findCandidate(tx, scope, id),
      indexAdded(tx, context.platform, { id, ...values }),
      context.platform.jobs.wake(tx, 'match-candidates'),
    ])
    const after = written(found)
    return saved({ kind: 'candidate', toFacts: fromRow, toWire }, null, after, 'Candidate added successfully')
  })
}

/** The work authorization must be on its list, and stays there until the candidate is saved. */
export async function assertWorkAuthorization(tx: Sql, id: string | null | undefined): Promise<void> {
  if (!id || (await isWorkAuthorization(tx, id))) return
  throw fail('request.invalid', {}, { fields: { workAuthorization: 'Work authorization not found' } })
}

const text = 'User already exists'

/** product.md, Existing person: 400 with the specified text, beside the e-mail. */
export function refuseDouble(error: unknown): never {
  if (!isTaken(error, 'candidate_email') && !isTaken(error, 'candidate_email_address_pkey')) throw error
  throw fail('candidate.exists', {}, { fields: { email: text } })
}

/**
 * Refuses a further address that another candidate has, beside that address; the database would not say which it was. Names nobody whom the
 * caller does not see: it says no more than whom to ask.
 */
export async function refuseTaken(
  tx: Sql,
  scope: CompanyScope,
  { email, emails = [] }: Partial<CandidateAdd>,
  id?: string,
): Promise<void> {
  // The database itself refuses the preferred address, but cannot say whose it is.
  const asked = audiencesOf(scope) && email ? [email, ...emails] : emails
  if (asked.length === 0) return
  const taken = await listTaken(tx, scope.companyId, asked, id)
  const [first] = taken
  if (!first) return
  const further = asked.length - emails.length
  const nameOf = (at: number) => (at < further ? 'email' : `emails.${at - further}`)
  const fields = Object.fromEntries(taken.map(({ at }) => [nameOf(at), text]))
  const holder = await holderBeyond(tx, scope, first.id)
  if (!holder) throw fail('candidate.exists', {}, { fields })
  throw holder.unit === null
    ? fail('candidate.existsBeyond', {}, { fields })
    : fail('candidate.existsIn', { unit: holder.unit }, { fields })
}
