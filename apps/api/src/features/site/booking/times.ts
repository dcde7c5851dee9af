import { consultationMinutes, daysAhead, noticeHours, slotMinutes } from '@corridor/contract/site/booking/kinds'
import type { BookableTimes, BookableTimesAdd } from '@corridor/contract/site/booking/shapes'
import { assertVersion, differences } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { companyOf } from '../../../db/scope/scope.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { unchanged, write } from '../../../db/write.ts'
import { json } from '../../../platform/sql.ts'
import { findOwnTimes, holdOwner, insertTimes } from './store.ts'
import { bookableTimes, toTimes } from './tables.ts'

/** Reads the times at which the caller can be booked; none before they said so. */
export async function getTimes({ db, scope }: Context) {
  const stands = await findOwnTimes(db, scope)
  if (stands) return { success: true as const, data: toTimes(stands) }
  const company = companyOf(scope)
  const zone = (await settingsOf(db, company))?.timezone ?? 'UTC'
  const minutes = company ? slotMinutes.usual : consultationMinutes
  return { success: true as const, data: { ...none, zone, minutes } }
}

const none: BookableTimes = {
  version: 0,
  zone: 'UTC',
  hours: [],
  minutes: slotMinutes.usual,
  pauseMinutes: 0,
  noticeHours: noticeHours.usual,
  daysAhead: daysAhead.usual,
}

/** Says when the caller can be booked. Times that were booked stay as they are. */
export const addTimes = (context: Context, { version, ...chosen }: BookableTimesAdd) =>
  write(context, 'bookable-times.add', async (tx) => {
    const { scope } = context
    await holdOwner(tx, scope)
    const stands = await findOwnTimes(tx, scope)
    if (stands) assertVersion(stands, version, 'Bookable Times', toTimes(stands))
    const { hours, minutes, zone } = chosen
    const given = {
      ...{ zone, hours: inOrder(hours), minutes, pause_minutes: chosen.pauseMinutes },
      ...{ notice_hours: chosen.noticeHours, days_ahead: chosen.daysAhead },
    }
    const answer = (data: BookableTimes) => ({
      success: true as const,
      message: 'Bookable Times Updated Successfully',
      data,
    })
    const change = stands ? differences<Partial<typeof given>>(stands, given) : given
    if (stands && !change) return unchanged(answer(toTimes(stands)))
    const { hours: changed, ...rest } = change ?? {}
    const values = { ...rest, ...(changed && { hours: json(tx, changed) }) }
    const id = stands?.id ?? (await insertTimes(tx, scope, values))
    if (stands) await bookableTimes.update(tx, id, values)
    const after = await bookableTimes.load(tx, scope, id)
    return {
      record: { kind: 'bookable-times', id },
      before: stands ? toTimes(stands) : null,
      after: toTimes(after),
      answer: answer(toTimes(after)),
    }
  })

const inOrder = (hours: BookableTimesAdd['hours']) =>
  hours.toSorted((one, other) => one.day - other.day || one.from.localeCompare(other.from))
