import { dateText } from '@corridor/contract/format/date'
import { personName } from '@corridor/contract/format/person-name'
import type { Reader } from '@corridor/contract/format/reader'
import { asksReason } from '@corridor/contract/job/submission/kinds'
import type { Earlier } from '@corridor/contract/job/submission/shapes'
import { toNames } from '../../../../db/record/record.ts'
import type { CompanyContext } from '../../../../db/scope/context.ts'
import { settingsOf } from '../../../../db/scope/settings.ts'
import { fail } from '../../../../platform/fail.ts'
import type { Sql } from '../../../../platform/sql.ts'
import { findAgainDays } from '../../representation/tables.ts'
import { findPerson, findWork, type Person, type Work } from '../store.ts'
import type { SubmissionRow } from '../tables.ts'
import { type EarlierRow, listEarlier } from './store.ts'

interface Asked {
  person: Pick<Person, 'id' | 'first_name' | 'last_name'>
  work: Work
  /** Reason for submitting the person again, as far as one was given. */
  reason: string
  /** The submission that is judged, if it stands already. */
  exceptId?: string
}

/** Finds the meaning of an earlier submission for one that is asked for. The first three are in the order of their weight. */
export function meaningOf(row: Pick<EarlierRow, 'is_same' | 'is_held' | 'is_own_client' | 'state'>): Earlier['why'] {
  if (!row.is_same) return row.is_own_client ? 'same-client' : 'like-client'
  if (row.is_held) return 'live'
  return asksReason(row.state) ? 'refused' : 'ended'
}

const isStop = (row: EarlierRow) => meaningOf(row) === 'live'

/** The live submissions of a person to the very requirement, company-wide. */
export async function listStops(tx: Sql, { scope }: CompanyContext, { person, work, exceptId }: Omit<Asked, 'reason'>) {
  const rows = await listEarlier(tx, scope, scope.companyId, {
    candidateId: person.id,
    work,
    againDays: 0,
    ...(exceptId && { exceptId }),
  })
  return rows.filter(isStop)
}

/**
 * The guard: nobody is submitted to a requirement for which they stand already, and who was refused for it, or stands with its end client
 * within the company's days, is submitted again only for a reason. Holds company-wide: of what the caller does not see it names no more
 * than whom to ask. The person is locked.
 */
export async function refuseAgain(tx: Sql, context: CompanyContext, { person, work, reason, exceptId }: Asked) {
  const { scope } = context
  const againDays = await findAgainDays(tx, scope.companyId)
  const rows = await listEarlier(tx, scope, scope.companyId, {
    candidateId: person.id,
    work,
    againDays,
    ...(exceptId && { exceptId }),
  })
  const settings = await settingsOf(tx, scope.companyId)
  const stop = rows.find(isStop)
  const name = personName({ firstName: person.first_name, lastName: person.last_name }, settings)
  const reader: Reader = { language: 'en', settings, timeZone: 'UTC' }
  if (stop) throw refusal(stop, name, reader)
  if (reason !== '') return
  const refused = rows.find((row) => meaningOf(row) === 'refused')
  if (refused) throw fail('submission.refusedBefore', { name, day: dateText(refused.created_at, reader) })
  const params = { name, client: work.client_name ?? '', days: String(againDays) }
  if (rows.some((row) => meaningOf(row) === 'same-client')) throw fail('submission.reasonNeeded', params)
  const alike = rows.find((row) => meaningOf(row) === 'like-client')
  if (alike) throw fail('submission.likeClient', { ...params, other: alike.client_name ?? '' })
}

/** Refuses to let an ended submission stand again if another came between. */
export async function refuseReturn(tx: Sql, context: CompanyContext, stands: SubmissionRow): Promise<void> {
  const person = await findPerson(tx, context.scope, stands.candidate_id)
  const work = await findWork(tx, context.scope, stands.job_id)
  if (!person || !work) throw fail('record.notFound', { entity: person ? 'Job' : 'Candidate' })
  // It was judged against other requirements when it was made.
  await refuseAgain(tx, context, { person, work, reason: 'moved back', exceptId: stands.id })
}

function refusal(stop: EarlierRow, name: string, reader: Reader) {
  if (!stop.is_seen) return stop.unit ? fail('submission.liveIn', { unit: stop.unit }) : fail('submission.liveBeyond')
  return fail('submission.live', {
    name,
    by: personName({ firstName: stop.by_first_name ?? '', lastName: stop.by_last_name ?? '' }, reader.settings),
    day: dateText(stop.created_at, reader),
    through: stop.through ?? stop.client_name ?? stop.job_name,
  })
}

/** An earlier submission as a page tells of it: of one beyond the caller's sight no more than that it is there, and whom to ask. */
export const toEarlier = (row: EarlierRow): Earlier => ({
  submission: row.is_seen ? row.id : null,
  why: meaningOf(row),
  state: row.state,
  day: row.created_at.toISOString().slice(0, 10),
  jobName: row.is_seen ? row.job_name : '',
  byInfo: row.is_seen && row.by_id ? [{ _id: row.by_id, ...toNames(row.by_first_name, row.by_last_name) }] : [],
  through: row.is_seen ? (row.through ?? '') : '',
  unit: row.is_seen ? null : row.unit,
})
