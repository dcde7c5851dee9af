import type postgres from 'postgres'
import { now } from '../../../platform/clock.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { keepProfiles, keepProfilesOf } from '../../job/job-match/tables.ts'
import type { CandidateValues } from '../candidate/tables.ts'
import { type IndexedRow, indexCandidates, keepWords, noteTexts, takeUnindexed } from './tables.ts'

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
export async function indexAdded(tx: postgres.TransactionSql, jobs: Jobs, candidate: IndexedRow): Promise<void> {
  await Promise.all([keepWords(tx, candidate, []), keepProfilesOf(tx, [candidate])])
  if (candidate.resume_key) await jobs.enqueue(tx, 'read-resume-text', { candidateId: candidate.id })
}

/** Gathers a saved candidate's words with the save itself; a new resume's follow once it is read. */
export const indexSaved = (tx: postgres.TransactionSql, jobs: Jobs, id: string): Promise<void> =>
  indexAllSaved(tx, jobs, [id])

/** The same with many. */
export async function indexAllSaved(tx: postgres.TransactionSql, jobs: Jobs, ids: string[]): Promise<void> {
  await keepProfiles(tx, ids)
  for (const candidateId of await indexCandidates(tx, ids)) await jobs.enqueue(tx, 'read-resume-text', { candidateId })
}

/** Works through candidates that were there before their words were gathered, some in each transaction. */
export async function indexWaiting(sql: postgres.Sql, jobs: Jobs): Promise<void> {
  const until = now().getTime() + turnMs
  while ((await indexSome(sql, jobs)) && now().getTime() < until);
}

const indexSome = (sql: postgres.Sql, jobs: Jobs): Promise<boolean> =>
  sql.begin(async (tx) => {
    const ids = await takeUnindexed(tx, atOnce)
    if (ids.length === 0) return false
    await indexAllSaved(tx, jobs, ids)
    await noteTexts(tx, ids)
    return ids.length === atOnce
  }) as Promise<boolean>
