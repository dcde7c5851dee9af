import { toCandidateValues } from '@corridor/contract/candidate/candidate/from-resume'
import { access } from '@corridor/contract/wire/access'
import type postgres from 'postgres'
import { type CompanyContext, toCompanyContext } from '../../../db/scope/context.ts'
import { withinTransaction } from '../../../db/scope/within-transaction.ts'
import { resumeWork } from '../../../http/session/gate.ts'
import { Failure } from '../../../platform/fail.ts'
import type { JobData } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform.ts'
import { notify } from '../../told/notification/notify.ts'
import { addCandidate } from '../candidate/add.ts'
import { makeKnown } from '../duplicate/match.ts'
import { holdBack } from './hold-back.ts'
import type { FileRow } from './row.ts'
import {
  type FileChange,
  findBatchFile,
  findReadFile,
  isReading,
  lockSaving,
  type ReadFile,
  updateBatchFile,
} from './store.ts'
import { toCandidate } from './to-candidate.ts'

/**
 * Makes a candidate of a file that was read, or says why not; in a reviewed batch a person does it. All of it is one transaction: a worker that dies leaves the file to the
 * next, and two never save it twice.
 */
export async function settleFile(
  sql: postgres.Sql,
  platform: Platform,
  { fileId }: JobData['settle-resume'],
): Promise<void> {
  const read = await findReadFile(sql, fileId)
  if (!read) return
  const context = await contextOf(sql, platform, read)
  await sql.begin(async (tx) => {
    await lockSaving(tx, read.company_id)
    const file = context && (await findBatchFile(tx, context.scope, fileId, true))
    if (file && file.state !== 'reading') return
    const change: FileChange = file
      ? await judge(toCompanyContext(withinTransaction(context, tx)), tx, file, read)
      : { state: 'failed', reason: { code: 'session.forbidden' } }
    await updateBatchFile(tx, fileId, change)
    await platform.events.tell(
      tx,
      { companyId: read.company_id, record: read.audience },
      { kind: 'resume-batch', id: fileId },
    )
    await tellIfLast(tx, platform, read)
  })
}

// A file that was added after the last one was read makes it the last one anew: unread, they are one.
async function tellIfLast(tx: postgres.TransactionSql, platform: Platform, file: ReadFile): Promise<void> {
  const { batch_id: id, batch_name: name, company_id: companyId, created_by } = file
  if (await isReading(tx, id)) return
  await notify(tx, platform, {
    kind: 'resumes-finished',
    params: { name },
    to: [created_by],
    at: { companyId },
    about: { kind: 'resume-batch', id },
    folds: true,
  })
}

/** The context of the person who began the batch, or nothing if they may no longer add candidates. */
async function contextOf(
  sql: postgres.Sql,
  platform: Platform,
  { id, company_id, created_by }: ReadFile,
): Promise<CompanyContext | undefined> {
  try {
    const asker = { userId: created_by, companyId: company_id }
    return toCompanyContext(await resumeWork(sql, platform, asker, access.candidates.manage, id))
  } catch (error) {
    if (error instanceof Failure && error.code === 'session.forbidden') return undefined
    throw error
  }
}

async function judge(
  context: CompanyContext,
  tx: postgres.TransactionSql,
  file: FileRow,
  { status, result, parse_reason, is_reviewed }: ReadFile,
): Promise<FileChange> {
  if (status === 'failed') {
    return { state: 'failed', reason: { message: parse_reason ?? 'The file could not be read.' } }
  }
  const judged = toCandidate({ ...toCandidateValues(result ?? {}), resumeKey: file.file_key })
  if ('faults' in judged)
    return { state: 'incomplete', reason: { code: 'incomplete', params: { fields: judged.faults } } }
  const { candidate } = judged
  const held = await holdBack(tx, context, candidate)
  if (held) return held
  if (is_reviewed) return { state: 'ready', reason: null }
  return saved(context, tx, { ...candidate, parseId: file.parse_id ?? undefined })
}

async function saved(
  context: CompanyContext,
  tx: postgres.TransactionSql,
  candidate: Parameters<typeof addCandidate>[1],
): Promise<FileChange> {
  try {
    const { data } = await addCandidate(context, candidate)
    await makeKnown(tx, context.platform.fields, [data._id])
    return { state: 'saved', reason: null, candidate_id: data._id, version_after: data.version }
  } catch (error) {
    // Somebody added the person by hand a moment ago.
    const held =
      error instanceof Failure && error.code.startsWith('candidate.exists') && (await holdBack(tx, context, candidate))
    if (held) return held
    if (error instanceof Failure) return { state: 'failed', reason: { code: error.code, params: error.data?.params } }
    throw error
  }
}
