import { toCandidateValues } from '@corridor/contract/candidate/candidate/from-resume'
import type { CandidateAdd } from '@corridor/contract/candidate/candidate/shapes'
import { type BatchFileState, type Decision, openFileStates } from '@corridor/contract/candidate/resume-batch/states'
import type postgres from 'postgres'
import { written } from '../../../db/record/record.ts'
import { type CompanyContext, toCompanyContext } from '../../../db/scope/context.ts'
import { withinTransaction } from '../../../db/scope/within-transaction.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { viewParse } from '../../base/parse/parse-resume.ts'
import { addCandidate } from '../candidate/add.ts'
import { makeKnown } from '../duplicate/match.ts'
import { answerFile, readFile } from './add-file.ts'
import { holdBack } from './hold-back.ts'
import type { FileRow } from './row.ts'
import { type FileChange, findBatchFile, lockSaving, updateBatchFile } from './store.ts'
import { toBatchFile } from './tables.ts'
import { toCandidate } from './to-candidate.ts'
import { type Compared, updateStanding } from './update-standing.ts'

interface Deciding extends Compared {
  id: string
  decision: Decision
}

/** Ends a file that waits: if it is held back, its candidate is saved all the same or the one who stands is updated; any is skipped. */
export const decideFile = (context: CompanyContext, { id, decision, ...compared }: Deciding) =>
  change(context, 'decide-file', id, decision === 'skip' ? openFileStates : ['held'], (inside, file, tx) =>
    choices[decision](inside, file, tx, compared),
  )

type Work = (
  context: CompanyContext,
  file: FileRow,
  tx: postgres.TransactionSql,
  compared: Compared,
) => Promise<FileChange>

const choices: Record<Decision, Work> = {
  skip: async () => ({ state: 'skipped' }),
  save: saveBeside,
  update: updateStanding,
}

/** Saves a candidate of their own, unless it resembles yet another, of whom nobody was asked. */
async function saveBeside(context: CompanyContext, file: FileRow, tx: postgres.TransactionSql): Promise<FileChange> {
  const { companyId } = context.scope
  const parse = file.parse_id ? await viewParse(context, { parseId: file.parse_id }) : undefined
  const judged = toCandidate({ ...toCandidateValues(parse?.result ?? {}), resumeKey: file.file_key })
  if ('faults' in judged) throw fail('resumeBatch.moved')
  await lockSaving(tx, companyId)
  const apart_ids = [...file.apart_ids, ...(file.double_id ? [file.double_id] : [])]
  const held = await holdBack(tx, context, judged.candidate, apart_ids)
  // Lets saving refuse an equal address itself.
  if (held && held.reason.code !== 'double.email') return { ...held, apart_ids }
  const added = await addCandidate(context, { ...judged.candidate, ...readingOf(file) })
  await makeKnown(tx, context.platform.fields, [added.data._id])
  return toSaved(added)
}

const readingOf = ({ parse_id }: FileRow) => ({ parseId: parse_id ?? undefined })

const toSaved = ({ data }: Awaited<ReturnType<typeof addCandidate>>): FileChange => ({
  state: 'saved',
  reason: null,
  candidate_id: data._id,
  version_after: data.version,
})

/** Saves the candidate as a person corrected it beside the document. */
export const saveFile = (context: CompanyContext, { id, candidate }: { id: string; candidate: CandidateAdd }) =>
  change(context, 'save-file', id, [...openFileStates, 'cancelled', 'skipped'], async (inside, file) =>
    toSaved(await addCandidate(inside, { ...candidate, ...readingOf(file) })),
  )

export const cancelFile = (context: CompanyContext, { id }: { id: string }) =>
  change(context, 'cancel-file', id, ['reading'], async () => ({ state: 'cancelled' }))

/** Reads a file once more. */
export async function retryFile(context: CompanyContext, { id }: { id: string }) {
  const { data } = await change(context, 'retry-file', id, ['failed', 'cancelled'], async (_, { file_key }) => {
    if (!file_key) throw fail('file.notFound')
    return { state: 'reading', reason: null, parse_id: null }
  })
  if (data.fileKey) await readFile(context, id, data.fileKey)
  return answerFile(context, id)
}

/** Moves a file once: the second of two people is told that it has moved on. */
const change = (
  context: CompanyContext,
  verb: string,
  id: string,
  from: readonly BatchFileState[],
  work: (inside: CompanyContext, file: FileRow, tx: postgres.TransactionSql) => Promise<FileChange>,
) =>
  write(context, `resume-batch.${verb}`, async (tx: postgres.TransactionSql) => {
    const { scope, platform } = context
    const file = await findBatchFile(tx, scope, id, true)
    if (!file) throw fail('record.notFound', { entity: 'File' })
    if (!from.includes(file.state)) throw fail('resumeBatch.moved')
    const inside = toCompanyContext(withinTransaction(context, tx))
    const after = await work(inside, file, tx)
    await updateBatchFile(tx, id, after)
    await platform.events.tell(tx, { companyId: scope.companyId, record: file.audience }, { kind: 'resume-batch', id })
    const row = written(await findBatchFile(tx, scope, id))
    return {
      record: { kind: 'resume-batch-file', id },
      before: { state: file.state },
      after,
      answer: { success: true as const, data: toBatchFile(row) },
    }
  })
