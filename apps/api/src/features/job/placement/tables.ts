import type { RatePer, TaxTerm } from '@corridor/contract/field/rate-terms'
import type { Currency } from '@corridor/contract/format/settings'
import type { PlacementState, TimesheetCycle } from '@corridor/contract/job/placement/kinds'
import type { Placement, placement } from '@corridor/contract/job/placement/shapes'
import type { Rate } from '@corridor/contract/job/submission/shapes'
import { countedOf } from '@corridor/contract/mail/report/kinds'
import type { ListSpec } from '../../../db/list/spec.ts'
import {
  type CompanyColumns,
  companyColumns,
  type OwnerColumns,
  ofCompany,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toCompanyInfo,
  toNames,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import { companyTable } from '../../../db/record/table.ts'
import { seenInCompany } from '../../../db/scope/within.ts'
import { isBroughtBy } from '../../mail/report/tables.ts'
import { marginOf } from '../submission/tables.ts'

export interface PlacementValues {
  submission_id: string
  start_on: string
  end_on: string | null
  end_reason: string
  bill_amount: number | null
  bill_currency: Currency | null
  bill_per: RatePer | null
  bill_tax_term: TaxTerm | null
  pay_amount: number | null
  pay_currency: Currency | null
  pay_per: RatePer | null
  pay_tax_term: TaxTerm | null
  po_number: string
  timesheet_cycle: TimesheetCycle | null
  invoice_terms: string
  net_days: number | null
  note: string
  off_at: Date | null
  back_at: Date | null
}

type Extension = {
  from: string | null
  to: string
  reason: string
  at: string
  id: string | null
  first: string
  last: string
}

export interface PlacementRow
  extends RecordRow,
    OwnerColumns,
    CompanyColumns,
    Omit<PlacementValues, 'bill_amount' | 'pay_amount'> {
  bill_amount: string | null
  pay_amount: string | null
  candidate_id: string
  candidate_first_name: string
  candidate_last_name: string
  job_id: string
  job_name: string
  client_id: string | null
  client_name: string | null
  state: PlacementState
  extensions: Extension[]
}

export const placementColumns: readonly (keyof PlacementValues)[] = [
  ...(['submission_id', 'start_on', 'end_on', 'end_reason', 'bill_amount', 'bill_currency', 'bill_per'] as const),
  ...(['bill_tax_term', 'pay_amount', 'pay_currency', 'pay_per', 'pay_tax_term', 'po_number'] as const),
  ...(['timesheet_cycle', 'invoice_terms', 'net_days', 'note', 'off_at', 'back_at'] as const),
]

const state = `case when t.end_on < company_day(t.company_id) then 'ended'
  when t.start_on > company_day(t.company_id) then 'planned' else 'running' end`

const sources = `join submission s on s.id = t.submission_id join candidate c on c.id = s.candidate_id join job j on j.id = s.job_id`
const isDay = (name: string) => name === 'start_on' || name === 'end_on'

export const placementSpec: ListSpec<PlacementRow, typeof placement.list> = {
  table: 'placement',
  columns: `t.id, t.version, t.created_at, t.updated_at,
    ${placementColumns.map((name) => (isDay(name) ? `t.${name}::text as ${name}` : `t.${name}`)).join(', ')},
    s.candidate_id, c.first_name as candidate_first_name, c.last_name as candidate_last_name, s.job_id, j.job_title as job_name,
    e.id as client_id, e.name as client_name, ${state} as state, ${companyColumns}, ${ownerColumns},
    (select coalesce(json_agg(json_build_object('from', x.from_on, 'to', x.to_on, 'reason', x.reason, 'at', x.made_at,
        'id', p.id, 'first', p.first_name, 'last', p.last_name) order by x.made_at desc), '[]')
      from placement_extension x left join user_account p on p.id = x.made_by where x.placement_id = t.id) as extensions`,
  joins: `${sources} left join client e on e.id = j.client_id ${ownerJoin}`,
  within: seenInCompany,
  kept: { kind: 'placement', uncounted: ['state', 'endsBy', 'submission', 'candidate', 'job', 'client', 'mails'] },
  sort: {
    createDate: { by: 't.created_at', indexed: true },
    updateDate: { by: 't.updated_at', indexed: true },
    startDate: { by: 't.start_on', indexed: true },
    endDate: { by: "coalesce(t.end_on, 'infinity'::date)" },
    candidate: {
      by: `(select p.full_name from submission o join candidate p on p.id = o.candidate_id where o.id = t.submission_id) collate corridor_text`,
    },
    job: {
      by: `(select w.job_title from submission o join job w on w.id = o.job_id where o.id = t.submission_id) collate corridor_text`,
    },
  },
  filters: {
    company: ofCompany,
    state: (sql, value) => sql`(${sql.unsafe(state)}) = ${value}`,
    endsBy: (sql, day) =>
      sql`(t.start_on <= company_day(t.company_id) and t.end_on between company_day(t.company_id) and ${day}::date)`,
    submission: (sql, id) => sql`t.submission_id = ${id}`,
    candidate: (sql, id) => sql`t.submission_id in (select id from submission where candidate_id = ${id})`,
    job: (sql, id) => sql`t.submission_id in (select id from submission where job_id = ${id})`,
    mails: (sql, text, scope) => isBroughtBy(sql, scope, 't.submission_id', countedOf(text)),
    client: (sql, id) =>
      sql`t.submission_id in (select o.id from submission o join job w on w.id = o.job_id where w.client_id = ${id})`,
  },
  search: { candidate: 'c.full_name', job: 'j.job_title', poNumber: 't.po_number' },
  searchJoins: sources,
  toWire,
}

export const placements = companyTable<PlacementRow, PlacementValues>({
  spec: placementSpec,
  entity: 'Placement',
  columns: placementColumns,
})

/** Reads the rates of both sides of a placement. */
export const ratesOf = (row: PlacementRow): { bill: Rate; pay: Rate } => ({
  bill: {
    rateAmount: row.bill_amount === null ? null : Number(row.bill_amount),
    rateCurrency: row.bill_currency,
    ratePer: row.bill_per,
    taxTerm: row.bill_tax_term,
  },
  pay: {
    rateAmount: row.pay_amount === null ? null : Number(row.pay_amount),
    rateCurrency: row.pay_currency,
    ratePer: row.pay_per,
    taxTerm: row.pay_tax_term,
  },
})

export function toWire(row: PlacementRow): Placement {
  const { bill, pay } = ratesOf(row)
  return {
    ...toRecordBase(row),
    companyInfo: toCompanyInfo(row),
    updateDate: row.updated_at.toISOString(),
    submission: row.submission_id,
    candidate: row.candidate_id,
    candidateInfo: [{ _id: row.candidate_id, ...toNames(row.candidate_first_name, row.candidate_last_name) }],
    job: row.job_id,
    jobInfo: [{ _id: row.job_id, name: row.job_name }],
    clientInfo: row.client_id ? [{ _id: row.client_id, name: row.client_name ?? '' }] : [],
    state: row.state,
    startDate: row.start_on,
    endDate: row.end_on,
    endReason: row.end_reason,
    bill,
    pay,
    margin: marginOf(bill, pay),
    poNumber: row.po_number,
    timesheetCycle: row.timesheet_cycle,
    invoiceTerms: row.invoice_terms,
    netDays: row.net_days,
    note: row.note,
    extensions: row.extensions.map(({ from, to, reason, at, id, first, last }) => ({
      fromDate: from,
      toDate: to,
      reason,
      date: new Date(at).toISOString(),
      userInfo: id ? [{ _id: id, ...toNames(first, last) }] : [],
    })),
    userInfo: toUserInfo(row),
  }
}

/** Values of a placement that the audit keeps. */
export const toFacts = (row: PlacementRow): object =>
  Object.fromEntries(placementColumns.filter((name) => !name.endsWith('_at')).map((name) => [name, row[name]]))
