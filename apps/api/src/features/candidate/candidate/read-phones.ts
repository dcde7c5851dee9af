import type postgres from 'postgres'
import { now } from '../../../platform/clock.ts'
import { readPhone } from '../../../platform/phone.ts'
import { onceEach } from './contacts.ts'
import { keepPhones, takeUnreadPhones } from './store.ts'
import { phonesOf } from './tables.ts'

const atOnce = 500
/** A longer run lets others have their turn. */
const turnMs = 20_000

/**
 * Writes phones of candidates who stood before numbers were read as the product does now: E.164, or as given. What the record says
 * stays the same, so it gets no new version and leaves no trail.
 */
export async function readWaitingPhones(sql: postgres.Sql): Promise<void> {
  const until = now().getTime() + turnMs
  while ((await readSome(sql)) && now().getTime() < until);
}

const readSome = (sql: postgres.Sql): Promise<boolean> =>
  sql.begin(async (tx) => {
    const waiting = await takeUnreadPhones(tx, atOnce)
    const read = waiting.flatMap(({ id, country, ...row }) => {
      const toNumber = (written: string) => readPhone(written, country).number
      const [phone = '', ...more_phones] = onceEach(phonesOf(row).map(toNumber), (number) => number)
      const isRead = phone === row.phone && more_phones.length === row.more_phones.length
      return isRead ? [] : [{ id, phone, more_phones }]
    })
    await keepPhones(tx, read)
    return waiting.length === atOnce
  }) as Promise<boolean>
