import type { Language } from '@corridor/contract/wire/language'
import type { FastifyRequest } from 'fastify'
import type { FormBody } from '../../../http/visit/form-body.ts'
import type { PageAnswer } from '../../../http/visit/visit-forms.ts'
import type { Sql } from '../../../platform/sql.ts'
import { consultationTimes } from '../booking/consultation.ts'
import { clockText, tableOf, textOf, whenText, zoneOf } from '../booking/time-table.ts'

type Request = FastifyRequest<{
  Querystring: Record<string, string | string[] | undefined>
  Body: FormBody | undefined
}>

/** The step of the form in which a time is chosen; undefined if none is free, or the visitor would rather say when it suits. */
export async function timesStep(sql: Sql, { query, body, method }: Request, language: Language) {
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
  return { given, table } satisfies PageAnswer
}

interface Kept {
  time: string
  zone: string
  hold: string
  until: string
}

/** What the form carries of the time that was chosen, and says of it; nothing if there is none. */
export function keptFacts(fields: FormBody, language: Language): Partial<Kept> & { when?: string; heldUntil?: string } {
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
