import { personName } from '@corridor/contract/format/person-name'
import { InterviewAdd } from '@corridor/contract/job/interview/shapes'
import { heldMinutes } from '@corridor/contract/site/booking/kinds'
import type postgres from 'postgres'
import { leaveAudit } from '../../../db/audit.ts'
import { type CompanyContext, type Parts, toCompanyContext } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { withinTransaction } from '../../../db/scope/within-transaction.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import { addInterview } from '../../job/interview/add.ts'
import { cancelInterview } from '../../job/interview/close.ts'
import { updateInterview } from '../../job/interview/update.ts'
import { notify } from '../../told/notification/notify.ts'
import { cancelConsultation, moveConsultation } from './change-consultation.ts'
import { hostOf, openBooking, standingOf, timesOf } from './open.ts'
import { findTimes, type InterviewLink, type OpenRow } from './store.ts'
import { bookings } from './tables.ts'

interface Asked {
  token: string
  requestId: string
}

interface Chosen extends Asked {
  time: string
  /** The zone in which the time was chosen. */
  zone: string
}

interface Taken {
  tx: postgres.TransactionSql
  row: OpenRow
  host: CompanyContext | undefined
}

/** Does something by a link, alone among those who use it. Throws `booking.unknown`, and `booking.ended` if it opens nothing any more. */
async function byLink(parts: Parts, { token, requestId }: Asked, work: (taken: Taken) => Promise<void>): Promise<void> {
  // Before the transaction, so that nobody waits for a second connection within one.
  const opened = await openBooking(parts.db, token)
  const host = opened.lead_id === null ? await hostOf(parts, opened, requestId) : undefined
  await parts.db.begin(async (tx) => {
    const row = await openBooking(tx, token, true)
    const standing = standingOf(row)
    if (standing !== 'choose' && standing !== 'booked') throw fail('booking.ended')
    await work({ tx, row, host: host && toCompanyContext(withinTransaction(host, tx)) })
  })
}

/** A time that is free now, and stays so until the transaction ends. Throws `booking.taken`. */
async function freeTime({ tx, row, host }: Taken, time: string) {
  const mayOffer = host !== undefined || row.lead_id !== null
  const times = mayOffer ? await findTimes(tx, row.company_id, row.host_id, true) : undefined
  const wanted = new Date(time).getTime()
  const start = times && (await timesOf(tx, row, times)).find((free) => free.getTime() === wanted)
  if (!times || !start) throw fail('booking.taken')
  return { times, start }
}

/** Keeps a time for whoever has this link while they confirm it. */
export const holdTime = (parts: Parts, { time, ...asked }: Chosen) =>
  byLink(parts, asked, async (taken) => {
    const { start } = await freeTime(taken, time)
    const held_until = new Date(now().getTime() + heldMinutes * 60_000)
    await bookings.update(taken.tx, taken.row.id, { held_at: start, held_until })
  })

/** Lets go of a time that was kept. */
export const releaseTime = (parts: Parts, asked: Asked) =>
  byLink(parts, asked, ({ tx, row }) => bookings.update(tx, row.id, { held_at: null, held_until: null }))

/**
 * Books a time: the interview is planned, or moved to it, with the rights of the host, so that letters, calendars and reminders are those of
 * any interview.
 */
export const bookTime = (parts: Parts, { time, zone, ...asked }: Chosen) =>
  byLink(parts, asked, async (taken) => {
    const { tx, row, host } = taken
    const { times, start } = await freeTime(taken, time)
    if (row.lead_id !== null) return moveConsultation(parts, tx, row, { start, zone, ...asked })
    if (!host) throw fail('booking.taken')
    const startDate = start.toISOString()
    const isMove = row.state === 'booked'
    const { data } = row.interview_id
      ? await updateInterview(host, { id: row.interview_id, startDate, candidateZone: zone })
      : await addInterview(
          host,
          InterviewAdd.parse({
            ...row.terms,
            ...{
              submissionId: row.submission_id,
              startDate,
              minutes: row.minutes,
              zone: times.zone,
              candidateZone: zone,
            },
          }),
        )
    await bookings.update(tx, row.id, { state: 'booked', interview_id: data._id, held_at: null, held_until: null })
    await leaveTrace(parts, tx, row, data._id, {
      ...{ requestId: asked.requestId, action: isMove ? 'choose-other-time' : 'choose-time' },
      ...{ notice: isMove ? 'booking-moved' : 'booking-chosen', after: { starts_at: startDate, candidate_zone: zone } },
    })
  })

/** Cancels what was booked by a link, which opens nothing more then. Throws `booking.ended` if nothing is booked by it. */
export const cancelTime = (parts: Parts, { reason, ...asked }: Asked & { reason: string }) =>
  byLink(parts, asked, async (taken) => {
    const { tx, row, host } = taken
    if (row.lead_id !== null) return cancelConsultation(parts, tx, row, { reason, ...asked })
    if (row.state !== 'booked' || !row.interview_id || !host) throw fail('booking.ended')
    await cancelInterview(host, { id: row.interview_id, reason })
    await bookings.update(tx, row.id, { state: 'cancelled', held_at: null, held_until: null })
    await leaveTrace(parts, tx, row, row.interview_id, {
      ...{ requestId: asked.requestId, action: 'cancel-time', notice: 'booking-cancelled', after: { reason } },
    })
  })

interface Trace {
  requestId: string
  action: 'choose-time' | 'choose-other-time' | 'cancel-time'
  notice: 'booking-chosen' | 'booking-moved' | 'booking-cancelled'
  after: object
}

/** Nobody of the company chose: the trail has a row of its own without an actor. Open pages and the host learn of it at once. */
async function leaveTrace(
  { platform }: Parts,
  tx: postgres.TransactionSql,
  row: InterviewLink,
  interviewId: string,
  of: Trace,
) {
  const { company_id: companyId } = row
  const record = { kind: 'interview', id: interviewId } as const
  const entry = { actorId: null, companyId, action: `booking.${of.action}`, requestId: of.requestId }
  await leaveAudit(tx, { ...entry, record, before: null, after: of.after })
  await platform.events.tell(tx, { companyId, record: row.audience }, record)
  const name = personName({ firstName: row.first_name, lastName: row.last_name }, await settingsOf(tx, companyId))
  await notify(tx, platform, {
    kind: of.notice,
    params: { name, job: row.job_title },
    to: [row.host_id],
    at: { companyId },
    about: record,
  })
}
