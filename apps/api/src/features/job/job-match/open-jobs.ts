import { LRUCache } from 'lru-cache'
import { type Scope, sightOf } from '../../../db/scope/scope.ts'
import type { Sql } from '../../../platform/sql.ts'
import { type JobArrays, matchesIn, toArrays } from './job-arrays.ts'
import type { PersonProfile } from './profile.ts'
import { findJobsState, listJobs, listOpenVersions, type ReadJob } from './tables.ts'
import type { Weights } from './weights.ts'

/** The open jobs of a company that somebody sees, ready to be compared with many people. */
interface OpenJobs {
  state: string
  /** The day by which they are open. */
  day: string
  jobs: readonly ReadJob[]
  arrays: JobArrays
}

const companiesMax = 100
/** Held in the process, each with the state of the records that it was read in: a job that changed, on any node, makes another state. */
const held = new LRUCache<string, OpenJobs>({ max: companiesMax })

export async function readOpenJobs(sql: Sql, scope: Scope, companyId: string): Promise<OpenJobs> {
  const key = `${companyId} ${sightOf(scope)}`
  const { state, day } = await findJobsState(sql, scope, companyId)
  const before = held.get(key)
  if (before?.state === state && before.day === day) return before
  // Reads jobs of this state or of a later one: after a later one the next look reads them again.
  const jobs = await readChanged(sql, scope, companyId, before?.jobs ?? [])
  const open = { state, day, jobs, arrays: toArrays(jobs.map(({ profile }) => profile)) }
  held.set(key, open)
  return open
}

/** Reads those jobs alone that are not as they were before. */
async function readChanged(sql: Sql, scope: Scope, companyId: string, before: readonly ReadJob[]): Promise<ReadJob[]> {
  const open = await listOpenVersions(sql, scope, companyId)
  const known = new Map(before.map((job) => [job.id, job]))
  const changed = open.filter(({ id, version }) => known.get(id)?.version !== version)
  for (const job of changed.length > 0
    ? await listJobs(
        sql,
        scope,
        changed.map(({ id }) => id),
      )
    : [])
    known.set(job.id, job)
  return open.flatMap(({ id }) => known.get(id) ?? [])
}

interface MatchedJob {
  job: ReadJob
  score: number
}

/** The jobs that match a person, in no order. */
export const matchesOf = (person: PersonProfile, { jobs, arrays, day }: OpenJobs, weights: Weights): MatchedJob[] =>
  matchesIn(person, arrays, weights, day).flatMap(({ at, score }) => {
    const job = jobs[at]
    return job ? [{ job, score }] : []
  })

/** Counts the matches. */
export const countMatches = (person: PersonProfile, { arrays, day }: OpenJobs, weights: Weights): number =>
  matchesIn(person, arrays, weights, day).length
