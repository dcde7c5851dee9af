import type { CandidateAdd } from '@corridor/contract/candidate/candidate/shapes'
import { findNameFaults } from '@corridor/contract/field/name'
import { assertVersion, differences, written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { writeWithFiles } from '../../base/file/confirm.ts'
import { changesLikeness } from '../duplicate/changes-likeness.ts'
import { changesWords, indexSaved } from '../search/index-words.ts'
import { assertWorkAuthorization, refuseDouble, refuseTaken } from './add.ts'
import { countryOfPhones, writtenPhones } from './contacts.ts'
import { currencyOfRates } from './rate.ts'
import { dropFormerResume, findCandidate, keepFormerResume, noteReplaced, updateCandidateRow } from './store.ts'
import { type CandidateRow, toWire } from './tables.ts'
import { fromRow, toValues } from './values.ts'

type CandidatePatch = { [Name in keyof CandidateAdd]?: CandidateAdd[Name] | undefined } & {
  id: string
  version?: number | undefined
}

interface Updating {
  /** Values that stood before stand again: the resume that they take the place of becomes no version of the record. */
  isTakenBack?: boolean
}

export async function updateCandidate(
  context: CompanyContext,
  { id, version, ...input }: CandidatePatch,
  { isTakenBack = false }: Updating = {},
) {
  const { db, scope } = context
  if (!(await findCandidate(db, scope, id))) throw notFound()
  const wanted = input as Partial<CandidateAdd>
  return writeWithFiles(context, 'candidate.update', { keys: [wanted.resumeKey], purpose: 'resume' }, async (tx) => {
    const stands = await findCandidate(tx, scope, id, true)
    if (!stands) throw notFound()
    assertVersion(stands, version, 'Candidate', toWire(stands))
    assertName(stands, wanted)
    const answer = (row: CandidateRow) => ({
      success: true as const,
      message: 'Candidate updated successfully',
      data: toWire(row),
    })
    const before = fromRow(stands)
    const country = await countryOfPhones(tx, scope.companyId, writtenPhones(wanted))
    const currency = await currencyOfRates(tx, scope.companyId, [wanted])
    const change = differences(before, toValues(wanted, { stands, country, currency }))
    if (!change) return unchanged(answer(stands))
    // One that stands may have left its list while the candidate was in the bin.
    await assertWorkAuthorization(tx, change.work_authorization_id)
    if (change.more_emails || change.email) await refuseTaken(tx, scope, wanted, id)
    await updateCandidateRow(tx, id, change).catch(refuseDouble)
    if (change.resume_key !== undefined) await replaceResume(tx, stands, change.resume_key, isTakenBack)
    if (changesWords(change)) await indexSaved(tx, context.platform, id)
    if (changesLikeness(change)) await context.platform.jobs.wake(tx, 'match-candidates')
    const after = written(await findCandidate(tx, scope, id))
    return { record: { kind: 'candidate', id }, before, after: fromRow(after), answer: answer(after) }
  })
}

async function replaceResume(tx: Sql, stands: CandidateRow, next: string | null, isTakenBack: boolean): Promise<void> {
  if (next) await dropFormerResume(tx, stands.id, next)
  if (!stands.resume_key) return
  if (next && !isTakenBack) await keepFormerResume(tx, stands)
  else await noteReplaced(tx, stands.resume_key)
}

// A name is judged with the answers that stand, and only if one of them is given anew.
function assertName(
  stands: CandidateRow,
  { firstName, lastName, nameConfirmed, hasOnlyOneName }: Partial<CandidateAdd>,
) {
  if ([firstName, lastName, nameConfirmed, hasOnlyOneName].every((given) => given === undefined)) return
  const fields = findNameFaults({
    firstName: firstName ?? stands.first_name,
    lastName: lastName ?? stands.last_name,
    nameConfirmed: nameConfirmed ?? stands.name_confirmed,
    hasOnlyOneName: hasOnlyOneName ?? stands.has_only_one_name,
  })
  if (Object.keys(fields).length > 0) throw fail('request.invalid', {}, { fields })
}

export const notFound = () => fail('record.notFound', { entity: 'Candidate' })
