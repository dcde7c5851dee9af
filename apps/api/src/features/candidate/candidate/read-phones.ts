import type postgres from 'postgres'
import { now } from '../../../platform/clock.ts'
import { readPhone } from '../../../platform/phone.ts'
import type { Sql } from '../../../platform/sql.ts'
import { onceEach } from './contacts.ts'
import { keepContacts, keepPhones, listContacts, takeUnreadPhones } from './store.ts'
import { phonesOf } from './tables.ts'

const atOnce = 500
/** A longer run lets others have their turn. */
const turnMs = 20_000

/**
 * Writes phones of candidates who stood before numbers were read as the product does now: E.164, or as given. The record says the same
 * afterwards, so it gets no new version and no row of the audit.
 */
export async function readWaitingPhones(sql: postgres.Sql): Promise<void> {
  const until = now().getTime() + turnMs
  while ((await readSome(sql)) && now().getTime() < until);
}

// The numbers of whom a candidate is represented by, which were typed as freely.
async function readContacts(tx: Sql, waiting: readonly { id: string; country: string | null }[]): Promise<void> {
  const countries = new Map(waiting.map(({ id, country }) => [id, country]))
  const contacts = await listContacts(tx, [...countries.keys()])
  const read = contacts.flatMap(({ candidate_id, ...contact }) => {
    const toNumber = (written: string | null) => written && readPhone(written, countries.get(candidate_id)).number
    const office_number = toNumber(contact.office_number)
    const mobile_number = toNumber(contact.mobile_number)
    const isRead = office_number === contact.office_number && mobile_number === contact.mobile_number
    return isRead ? [] : [{ id: contact.id, office_number, mobile_number }]
  })
  await keepContacts(tx, read)
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
    await readContacts(tx, waiting)
    return waiting.length === atOnce
  }) as Promise<boolean>
