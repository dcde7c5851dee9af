import type { LeadAdd } from '@corridor/contract/site/lead/shapes'
import type { Language } from '@corridor/contract/wire/language'
import type { Parts } from '../../../db/scope/context.ts'
import type { Sql } from '../../../platform/sql.ts'
import { bookConsultation, consultationTimes, holdConsultation } from '../booking/consultation.ts'
import { clockText, tableOf, textOf, whenText, zoneOf } from '../booking/time-table.ts'
import { sendLead } from './send.ts'

type Fields = Readonly<Record<string, string>>

/** Visit of the form: its address, and the fields that were posted. */
interface Visit {
  method: string
  query: Readonly<Record<string, unknown>>
  body: Fields | undefined
}

/** The step of the form in which a time is chosen; undefined if none is free, or the visitor would rather say when it suits. */
export async function timesStep(sql: Sql, { query, body, method }: Visit, language: Language) {
  if (query.ask === 'yes') return undefined
  const offered = await consultationTimes(sql)
  if (offered.free.length === 0) return undefined
  const zone = zoneOf([query.zone, body?.zone], offered.zone)
  // One time of several administrators is shown once.
  const starts = [...new Set(offered.free.map(({ start }) => start.getTime()))].map((ms) => new Date(ms))
  const { table, later } = tableOf(starts, language, zone, textOf(query.after) || textOf(body?.after))
  const [first] = offered.free
  const given = {
    ...{ state: 'choose', zone, minutes: String(first?.minutes ?? '') },
    ...(method === 'GET' && !query.zone && { asksZone: 'yes' }),
    ...(later && { later }),
  }
  return { given, table }
}

interface Kept {
  time: string
  zone: string
  hold: string
  until: string
}

/** Makes the fields of the form that carry the chosen time, and the text about it; empty if there is none. */
export function keptFacts(fields: Fields, language: Language): Partial<Kept> & { when?: string; heldUntil?: string } {
  const { time = '', hold = '', until = '' } = fields
  const at = new Date(time)
  if (Number.isNaN(at.getTime())) return {}
  const zone = zoneOf([fields.zone], 'UTC')
  const end = new Date(until)
  return {
    ...{ time: at.toISOString(), zone, hold, until, when: whenText(at, language, zone) },
    ...(!Number.isNaN(end.getTime()) && { heldUntil: clockText(end, language, zone) }),
  }
}

/** Keeps the time that a visitor chose while they fill in the form; answers what the form carries of it. */
export async function keepTime(parts: Pick<Parts, 'db'>, fields: Fields, language: Language) {
  const { token, until } = await holdConsultation(parts, { time: fields.time ?? '', token: fields.hold ?? '' })
  return keptFacts({ ...fields, hold: token, until: until.toISOString() }, language)
}

/** Keeps what was sent, with the time that was chosen if one was; answers the page of what was booked. */
export async function sendConsultation(
  parts: Parts,
  input: LeadAdd,
  { fields, requestId }: { fields: Fields; requestId: string },
): Promise<string | undefined> {
  const { time, zone, hold: token = '' } = keptFacts(fields, input.language)
  if (!time || !zone) {
    await sendLead(parts, input, requestId)
    return undefined
  }
  const booked = await sendLead(parts, input, requestId, (tx, leadId) =>
    bookConsultation(parts, tx, { leadId, time, zone, token, requestId }),
  )
  return `/book/${booked}?${new URLSearchParams({ zone })}`
}
