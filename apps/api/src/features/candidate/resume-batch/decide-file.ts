import { toCandidateValues } from '@corridor/contract/candidate/candidate/from-resume'
import type { CandidateAdd } from '@corridor/contract/candidate/candidate/shapes'
import type { decisions } from '@corridor/contract/candidate/resume-batch/shapes'
import type { BatchFileState } from '@corridor/contract/candidate/resume-batch/states'
import type postgres from 'postgres'
import { type CompanyContext, toCompanyContext } from '../../../db/context.ts'
import { written } from '../../../db/record.ts'
import { withinTransaction } from '../../../db/within-transaction.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { viewParse } from '../../base/parse/parse-resume.ts'
import { addCandidate } from '../candidate/add.ts'
import { updateCandidate } from '../candidate/update.ts'
import { viewCandidate } from '../candidate/view.ts'
import { saveRead } from '../part/from-resume.ts'
import { answerFile, readFile } from './add-file.ts'
import { type FileChange, findBatchFile, updateBatchFile } from './store.ts'
import { type FileRow, toBatchFile } from './tables.ts'
import { toCandidate } from './to-candidate.ts'

type Decision = (typeof decisions)[number]

/** Ends a file that was held back: its candidate is saved all the same, the one who stands is updated, or the file is left. */
export const decideFile = (context: CompanyContext, { id, decision }: { id: string; decision: Decision }) =>
  change(context, 'decide-file', id, ['held'], (inside, file, tx) => choices[decision](inside, file, tx))

const choices: Record<
  Decision,
  (context: CompanyContext, file: FileRow, tx: postgres.TransactionSql) => Promise<FileChange>
> = {
  skip: async () => ({ state: 'skipped' }),
  save: async (context, file) => {
    const judged = toCandidate({ ...(await valuesOf(context, file)), resumeKey: file.file_key })
    if ('faults' in judged) throw fail('resumeBatch.moved')
    return toSaved(await addCandidate(context, { ...judged.candidate, ...readingOf(file) }))
  },
  update: async (context, file, tx) => {
    if (!file.double_id) throw fail('record.notFound', { entity: 'Candidate' })
    const { data } = await viewCandidate(context, { candidateId: file.double_id })
    const { jobTitle, location, experience, skills } = await valuesOf(context, file)
    await updateCandidate(context, {
      id: data._id,
      resumeKey: file.file_key,
      ...(data.jobTitle ? {} : { jobTitle }),
      ...(data.location ? {} : { location }),
      ...(data.experience === null ? { experience } : {}),
      ...(data.skills.length > 0 ? {} : { skills }),
    })
    if (file.parse_id) await saveRead(context, tx, { candidateId: data._id, parseId: file.parse_id })
    return { state: 'updated', reason: null, candidate_id: data._id }
  },
}

const readingOf = ({ parse_id }: FileRow) => ({ parseId: parse_id ?? undefined })

const toSaved = ({ data }: Awaited<ReturnType<typeof addCandidate>>): FileChange => ({
  state: 'saved',
  reason: null,
  candidate_id: data._id,
  version_after: data.version,
})

/** What was read, without what the candidate's form would not take. */
async function valuesOf(context: CompanyContext, { parse_id }: FileRow): Promise<Partial<CandidateAdd>> {
  const parse = parse_id ? await viewParse(context, { parseId: parse_id }) : undefined
  const judged = toCandidate(toCandidateValues(parse?.result ?? {}))
  return 'faults' in judged ? {} : judged.candidate
}

/** Saves the candidate as a person corrected it beside the document. */
export const saveFile = (context: CompanyContext, { id, candidate }: { id: string; candidate: CandidateAdd }) =>
  change(context, 'save-file', id, ['incomplete', 'held', 'failed', 'cancelled', 'skipped'], async (inside, file) =>
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
    await platform.events.tell(tx, { companyId: scope.companyId }, { kind: 'resume-batch', id })
    const row = written(await findBatchFile(tx, scope, id))
    return {
      record: { kind: 'resume-batch-file', id },
      before: { state: file.state },
      after,
      answer: { success: true as const, data: toBatchFile(row) },
    }
  })
