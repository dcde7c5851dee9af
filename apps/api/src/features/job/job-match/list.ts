import type { HardFact } from '@corridor/contract/job/job-match/lines'
import type { Match } from '@corridor/contract/job/job-match/shapes'
import type { Context } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { toAvailability } from '../../candidate/candidate/tables.ts'
import { explain } from './explain.ts'
import { matchesOf, readOpenJobs } from './open-jobs.ts'
import { findDay, findWeights, listAbout, listBest, listPeople, listShown, type ShownPerson } from './store.ts'
import { listJobs, type ReadJob, toPerson } from './tables.ts'
import { matchMin } from './weights.ts'

interface Asked {
  job?: string | undefined
  candidate?: string | undefined
  page: number
  limit: number
}

/** The people for a job, or the open jobs for a person, the best first, each with its reasons. */
export const listMatches = (context: Context, { job, candidate, page, limit }: Asked) =>
  job ? listForJob(context, job, page, limit) : listForPerson(context, candidate ?? '', page, limit)

async function listForJob({ db, scope }: Context, id: string, page: number, limit: number) {
  const [job] = await listJobs(db, scope, [id])
  if (!job) throw fail('record.notFound', { entity: 'Job' })
  const { data, total } = await rankFor({ db, scope }, job, { page, limit })
  return { success: true as const, data: data.map(({ stops: _, ...match }) => match), totalDocs: total }
}

/** One for a job, with the demands that stop them. */
export type Ranked = Match & { stops: HardFact[] }

/** The best for a job, also one that does not stand yet; or instead those whom nothing but its demands keeps from being among them. */
export async function rankFor(
  { db, scope }: Pick<Context, 'db' | 'scope'>,
  job: ReadJob,
  { page, limit, isStopped = false }: { page: number; limit: number; isStopped?: boolean },
) {
  const [weights, day] = await Promise.all([findWeights(db, job.companyId), findDay(db, job.companyId)])
  const ranked = await listBest(db, scope, { job, weights, day, min: matchMin, isStopped }, { limit, page })
  const shown = await listShown(db, scope, ranked.ids)
  const byId = new Map(shown.map((person) => [person.candidate_id, person]))
  const data = ranked.ids.flatMap((one): Ranked[] => {
    const person = byId.get(one)
    return person
      ? [{ _id: one, candidateInfo: [toPersonInfo(person)], jobInfo: [], ...explain(person, job, weights, day) }]
      : []
  })
  return { data, total: ranked.total }
}

async function listForPerson({ db, scope }: Context, id: string, page: number, limit: number) {
  const [row] = await listPeople(db, scope, [id])
  const [shown] = row ? await listShown(db, scope, [id]) : []
  if (!row || !shown) throw fail('record.notFound', { entity: 'Candidate' })
  const weights = await findWeights(db, row.company_id)
  const open = await readOpenJobs(db, scope, row.company_id)
  const matched = row.is_live ? matchesOf(toPerson(row), open, weights) : []
  const chosen = matched
    .sort((one, other) => other.score - one.score || (one.job.id < other.job.id ? 1 : -1))
    .slice((page - 1) * limit, page * limit)
  const about = new Map(
    (
      await listAbout(
        db,
        chosen.map(({ job }) => job.id),
      )
    ).map((one) => [one.id, one]),
  )
  const data = chosen.map(
    ({ job }): Match => ({
      _id: job.id,
      candidateInfo: [],
      jobInfo: [toJobInfo(job, about.get(job.id))],
      ...explained(shown, job, weights, open.day),
    }),
  )
  return { success: true as const, data, totalDocs: matched.length }
}

const toPersonInfo = (row: ShownPerson) => ({
  _id: row.candidate_id,
  firstName: row.first_name,
  lastName: row.last_name,
  jobTitle: row.job_title,
  location: row.location,
  workAuthorizationInfo:
    row.authorization_id && row.authorization_name ? [{ _id: row.authorization_id, name: row.authorization_name }] : [],
  availability: toAvailability(row.available_from),
})

type About = Awaited<ReturnType<typeof listAbout>>[number]
const toJobInfo = (job: ReadJob, about: About | undefined) => ({
  _id: job.id,
  jobTitle: job.title,
  places: job.placeNames,
  clientInfo: about?.client_id && about.client_name !== null ? [{ _id: about.client_id, name: about.client_name }] : [],
  receivedOn: about?.received_on ?? null,
})

function explained(...asked: Parameters<typeof explain>) {
  const { stops: _, ...reasons } = explain(...asked)
  return reasons
}
