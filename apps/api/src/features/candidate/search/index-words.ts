import type postgres from 'postgres'
import { now } from '../../../platform/clock.ts'
import { hooksOf } from '../../../platform/hooks.ts'
import type { Platform } from '../../../platform.ts'
import type { CandidateValues } from '../candidate/tables.ts'
import { type IndexedRow, indexCandidates, keepWords, noteTexts, takeUnindexed } from './tables.ts'

type Indexing = Pick<Platform, 'hooks' | 'jobs'>

const atOnce = 200
/** A longer run lets others have their turn. */
const turnMs = 20_000

const searched = [
  'first_name',
  'last_name',
  'email',
  'more_emails',
  'job_title',
  'skills',
  'location',
  'resume_key',
] as const

/** True if a change touches what a candidate is found by. */
export const changesWords = (change: Partial<CandidateValues>) => searched.some((name) => name in change)

/** Gathers the words of a candidate who was just added: there are none yet, and nothing waits. */
export async function indexAdded(
  tx: postgres.TransactionSql,
  platform: Indexing,
  candidate: IndexedRow,
): Promise<void> {
  const hooks = hooksOf(platform, 'onCandidateAdded')
  await Promise.all([keepWords(tx, candidate, []), ...hooks.map((keep) => keep(tx, [candidate]))])
  if (candidate.resume_key) await platform.jobs.enqueue(tx, 'read-resume-text', { candidateId: candidate.id })
}

/** Gathers a saved candidate's words with the save itself; a new resume's follow once it is read. */
export const indexSaved = (tx: postgres.TransactionSql, platform: Indexing, id: string): Promise<void> =>
  indexAllSaved(tx, platform, [id])

/** The same with many. */
export async function indexAllSaved(tx: postgres.TransactionSql, platform: Indexing, ids: string[]): Promise<void> {
  for (const keep of hooksOf(platform, 'onCandidateSaved')) await keep(tx, ids)
  for (const candidateId of await indexCandidates(tx, ids))
    await platform.jobs.enqueue(tx, 'read-resume-text', { candidateId })
}

/** Works through candidates that were there before their words were gathered, some in each transaction. */
export async function indexWaiting(sql: postgres.Sql, platform: Indexing): Promise<void> {
  const until = now().getTime() + turnMs
  while ((await indexSome(sql, platform)) && now().getTime() < until);
}

const indexSome = (sql: postgres.Sql, platform: Indexing): Promise<boolean> =>
  sql.begin(async (tx) => {
    const ids = await takeUnindexed(tx, atOnce)
    if (ids.length === 0) return false
    await indexAllSaved(tx, platform, ids)
    await noteTexts(tx, ids)
    return ids.length === atOnce
  }) as Promise<boolean>
