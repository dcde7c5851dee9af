import { heldMinutes } from '@corridor/contract/site/booking/kinds'
import type postgres from 'postgres'
import type { Parts } from '../../../db/scope/context.ts'
import { now } from '../../../platform/clock.ts'
import { hashToken, newToken } from '../../../platform/crypto.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { openBooking, toBookable } from './open.ts'
import { freeTimes } from './slots.ts'
import { deleteHolds, findHold, insertHold, listBusy, listConsultationTimes } from './store.ts'
import { bookings } from './tables.ts'
import { tellConsultation } from './tell-consultation.ts'

interface FreeTime {
  start: Date
  host_id: string
  minutes: number
}

/** The free times of all administrators, and the zone of the first who offers any. Locked, they stay free until the transaction ends. */
export async function consultationTimes(sql: Sql, { lock = false, own = null as string | null } = {}) {
  const at = now()
  const free: FreeTime[] = []
  const offering = await listConsultationTimes(sql, lock)
  for (const times of offering) {
    const { host_id, minutes } = times
    const busy = await listBusy(sql, { id: own, company_id: null, interview_id: null, host_id }, at)
    for (const start of freeTimes(toBookable(times), minutes, at, busy)) free.push({ start, host_id, minutes })
  }
  free.sort((one, other) => one.start.getTime() - other.start.getTime())
  return { free, zone: offering[0]?.zone ?? 'UTC' }
}

const isAt = (time: string) => {
  const wanted = new Date(time).getTime()
  return ({ start }: FreeTime) => start.getTime() === wanted
}

/** Keeps a time for a visitor who fills in the form, in place of what they held before. Throws `booking.taken`. */
export const holdConsultation = ({ db }: Pick<Parts, 'db'>, { time, token: before }: { time: string; token: string }) =>
  db.begin(async (tx) => {
    await listConsultationTimes(tx, true)
    await deleteHolds(tx, hashToken(before))
    const found = (await consultationTimes(tx)).free.find(isAt(time))
    if (!found) throw fail('booking.taken')
    const token = newToken()
    const until = new Date(now().getTime() + heldMinutes * 60_000)
    await insertHold(tx, {
      ...{ host_id: found.host_id, minutes: found.minutes, token_hash: hashToken(token) },
      ...{ held_at: found.start, held_until: until },
    })
    return { token, until }
  })

interface Chosen {
  leadId: string
  time: string
  zone: string
  /** Token that it was held by, if it was. */
  token: string
  requestId: string
}

/** Books a consultation for a new lead, held or not; answers the token of its link. Throws `booking.taken`. */
export async function bookConsultation(
  parts: Pick<Parts, 'platform'>,
  tx: postgres.TransactionSql,
  { leadId, time, zone, token: given, requestId }: Chosen,
): Promise<string> {
  const offers = await listConsultationTimes(tx, true)
  const held = given && offers.length > 0 ? await findHold(tx, hashToken(given)) : undefined
  const found = (await consultationTimes(tx, { own: held?.id ?? null })).free.filter(isAt(time))
  const chosen = found.find(({ host_id }) => host_id === held?.host_id) ?? found[0]
  if (!chosen) throw fail('booking.taken')
  const isHeld = held && held.host_id === chosen.host_id
  const token = isHeld ? given : newToken()
  const { host_id, minutes, start } = chosen
  const id = isHeld
    ? held.id
    : await insertHold(tx, { host_id, minutes, token_hash: hashToken(token), held_at: start, held_until: start })
  await bookings.update(tx, id, {
    ...{ state: 'booked', lead_id: leadId, starts_at: start, visitor_zone: zone, expires_at: start },
    ...{ held_at: null, held_until: null },
  })
  const row = await openBooking(tx, token)
  if (row.lead_id !== null) await tellConsultation(parts, tx, row, { what: 'booked', token, requestId })
  return token
}
