import type { RatePer, TaxTerm } from '@corridor/contract/field/rate-terms'
import type { TodayKind, TodayMatter } from '@corridor/contract/flow/today/kinds'
import type { DoneRow, TodayRow } from '@corridor/contract/flow/today/shapes'
import type { Currency } from '@corridor/contract/format/settings'
import { toNames } from '../../../db/record/record.ts'

/** Row that every group answers; fields that it does not fill are empty. */
export interface WaitingRow {
  kind: TodayKind
  id: string
  version: number
  at: Date
  total: number
  taken_at: Date | null
  taken_first: string | null
  taken_last: string | null
  first_name: string | null
  last_name: string | null
  title: string
  through: string | null
  client: string | null
  rate_amount: string | null
  rate_currency: Currency | null
  rate_per: RatePer | null
  tax_term: TaxTerm | null
  call_name: string | null
  call_phone: string | null
  link: string | null
  zone: string | null
  candidate_zone: string | null
  minutes: number | null
  round: number | null
  submitter: string | null
  notice: string | null
  params: Record<string, string> | null
  day: string | null
  matter: TodayMatter | null
  student: string | null
  hour: string | null
}

export interface DoneColumns {
  kind: TodayKind
  what: DoneRow['what']
  id: string
  at: Date
  title: string
  first_name: string | null
  last_name: string | null
  record_kind: string | null
  record_id: string | null
}

const toPerson = ({ first_name, last_name }: Pick<WaitingRow, 'first_name' | 'last_name'>) =>
  first_name === null ? [] : [toNames(first_name, last_name)]

export const toRow = (row: WaitingRow): TodayRow => ({
  kind: row.kind,
  id: row.id,
  version: row.version,
  at: row.at.toISOString(),
  day: row.day,
  person: toPerson(row),
  title: row.title,
  through: row.through ?? '',
  client: row.client ?? '',
  rate: {
    rateAmount: row.rate_amount === null ? null : Number(row.rate_amount),
    rateCurrency: row.rate_currency,
    ratePer: row.rate_per,
    taxTerm: row.tax_term,
  },
  call: row.call_phone ? [{ name: row.call_name ?? '', phone: row.call_phone }] : [],
  link: row.link,
  zone: row.zone,
  candidateZone: row.candidate_zone,
  minutes: row.minutes,
  round: row.round,
  submitter: row.submitter,
  notice: row.notice ? [{ kind: row.notice, params: row.params ?? {} }] : [],
  matter: row.matter,
  student: row.student,
  hour: row.hour,
  taken: row.taken_at ? [{ ...toNames(row.taken_first, row.taken_last), date: row.taken_at.toISOString() }] : [],
})

export const toDone = (row: DoneColumns): DoneRow => ({
  kind: row.kind,
  id: row.id,
  at: row.at.toISOString(),
  title: row.title,
  person: toPerson(row),
  what: row.what,
  recordKind: row.record_kind,
  record: row.record_id,
})
