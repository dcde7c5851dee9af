import type { AnswerState } from '@corridor/contract/field/answer-states'
import type { RatePer, TaxTerm } from '@corridor/contract/field/rate-terms'
import type { Currency } from '@corridor/contract/format/settings'
import { type Confirmation, isLive, type SubmissionState } from '@corridor/contract/job/submission/kinds'
import type { Hop, Rate, Submission, submission } from '@corridor/contract/job/submission/shapes'
import { type Standing, type StandingAsked, standingsMax } from '@corridor/contract/job/submission/standing'
import { countedOf } from '@corridor/contract/mail/report/kinds'
import type { ListSpec } from '../../../db/list/spec.ts'
import { hasTerm } from '../../../db/list/term.ts'
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
import type { Named } from '../../../db/record/transfer-rules.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import { isSeen, seenInCompany } from '../../../db/scope/within.ts'
import type { Sql } from '../../../platform/sql.ts'
import { isBroughtBy } from '../../mail/report/tables.ts'
import { marginOf } from './margin.ts'

export { marginOf }

/** The columns that verbs write. */
export interface SubmissionValues {
  candidate_id: string
  job_id: string
  requirement_id: string
  state: SubmissionState
  state_at: Date
  state_reason: string
  pay_amount: number | null
  pay_currency: Currency | null
  pay_per: RatePer | null
  pay_tax_term: TaxTerm | null
  resume_key: string | null
  confirmed_at: Date | null
  confirmed_by: string | null
  confirmed_how: Confirmation | null
  confirmed_note: string
  note: string
  again_reason: string
  clash_with: string | null
  /** The mail that it goes out with. */
  mail_id: string | null
}

export interface SubmissionRow extends RecordRow, OwnerColumns, CompanyColumns, Omit<SubmissionValues, 'pay_amount'> {
  pay_amount: string | null
  candidate_first_name: string
  candidate_last_name: string
  candidate_title: string | null
  job_name: string
  client_id: string | null
  client_name: string | null
  resume_name: string | null
  confirmer_first_name: string | null
  confirmer_last_name: string | null
  hops: Hop[]
  mail_thread: string | null
  mailed_at: Date | null
  mail_state: AnswerState | null
  mail_answer: string | null
}

export const submissionColumns: readonly (keyof SubmissionValues)[] = [
  ...(['candidate_id', 'job_id', 'requirement_id', 'state', 'state_at', 'state_reason', 'pay_amount'] as const),
  ...(['pay_currency', 'pay_per', 'pay_tax_term', 'resume_key', 'confirmed_at', 'confirmed_by'] as const),
  ...(['confirmed_how', 'confirmed_note', 'note', 'again_reason', 'clash_with', 'mail_id'] as const),
]

/** Joins what a submission names. */
const joins = `join candidate c on c.id = t.candidate_id join job j on j.id = t.job_id
  left join client e on e.id = j.client_id left join stored_file f on f.key = t.resume_key
  left join user_account k on k.id = t.confirmed_by left join inbox_mail w on w.id = t.mail_id ${ownerJoin}`

const columns = `t.id, t.version, t.created_at, t.updated_at, ${submissionColumns.map((name) => `t.${name}`).join(', ')},
  c.first_name as candidate_first_name, c.last_name as candidate_last_name, c.job_title as candidate_title,
  j.job_title as job_name, e.id as client_id, e.name as client_name, f.original_name as resume_name,
  k.first_name as confirmer_first_name, k.last_name as confirmer_last_name, w.thread_id as mail_thread,
  coalesce(w.content_at, w.sent_at) as mailed_at, w.answer_state as mail_state, w.answer as mail_answer, ${companyColumns}, ${ownerColumns},
  (select coalesce(json_agg(json_build_object('party', h.party, 'vendor', h.vendor_id, 'client', h.client_id, 'name', h.name,
      'rateAmount', h.rate_amount, 'rateCurrency', h.rate_currency, 'ratePer', h.rate_per, 'taxTerm', h.tax_term,
      'netDays', h.net_days) order by h.place), '[]')
    from submission_hop h where h.submission_id = t.id) as hops`

export const submissionSpec: ListSpec<SubmissionRow, typeof submission.list> = {
  table: 'submission',
  columns,
  joins,
  within: seenInCompany,
  kept: { kind: 'submission', uncounted: ['client', 'vendor', 'silentSince', 'mails'] },
  sort: {
    createDate: { by: 't.created_at', indexed: true },
    updateDate: { by: 't.updated_at', indexed: true },
    state: { by: 't.state', indexed: true },
    stateDate: { by: 't.state_at', indexed: true },
    candidate: { by: 't.candidate_name collate corridor_text', indexed: true },
    job: { by: 't.job_title collate corridor_text', indexed: true },
  },
  filters: {
    company: ofCompany,
    state: (sql, value) => sql`t.state = ${value}`,
    isLive: (sql, value) => sql`t.is_live = ${value}`,
    candidate: (sql, id) => sql`t.candidate_id = ${id}`,
    job: (sql, id) => sql`t.job_id = ${id}`,
    client: (sql, id) => sql`t.job_id in (select id from job where client_id = ${id})`,
    vendor: (sql, id) =>
      sql`exists (select from submission_hop h where h.submission_id = t.id and h.vendor_id = ${id})`,
    submittedBy: (sql, id) => sql`t.created_by = ${id}`,
    mails: (sql, text, scope) => isBroughtBy(sql, scope, 't.id', countedOf(text)),
    silentSince: (sql, day) => sql`(t.is_live and t.state <> 'started' and t.updated_at < ${day}::date)`,
  },
  search: { candidate: 't.candidate_name', job: 't.job_title' },
  searchAll: hasTerm,
  toWire,
}

export function toWire(row: SubmissionRow): Submission {
  const pay = toPay(row)
  return {
    ...toRecordBase(row),
    companyInfo: toCompanyInfo(row),
    updateDate: row.updated_at.toISOString(),
    candidate: row.candidate_id,
    candidateInfo: [
      {
        _id: row.candidate_id,
        ...toNames(row.candidate_first_name, row.candidate_last_name),
        jobTitle: row.candidate_title,
      },
    ],
    job: row.job_id,
    jobInfo: [{ _id: row.job_id, name: row.job_name }],
    requirement: row.requirement_id,
    clientInfo: row.client_id ? [{ _id: row.client_id, name: row.client_name ?? '' }] : [],
    state: row.state,
    isLive: isLive(row.state),
    stateDate: row.state_at.toISOString(),
    stateReason: row.state_reason,
    hops: row.hops,
    pay,
    margin: marginOf(row.hops[0], pay),
    resumeInfo: row.resume_key ? [{ fileKey: row.resume_key, fileName: row.resume_name ?? '' }] : [],
    mailInfo: toMailInfo(row),
    rateConfirmed: toConfirmed(row),
    note: row.note,
    againReason: row.again_reason,
    clashWith: row.clash_with,
    userInfo: toUserInfo(row),
  }
}

function toMailInfo({
  mail_id,
  mail_thread,
  mail_state,
  mail_answer,
  mailed_at,
}: SubmissionRow): Submission['mailInfo'] {
  if (!mail_id || !mail_thread || !mail_state || !mailed_at) return []
  const date = mailed_at.toISOString()
  return [{ _id: mail_thread, mail: mail_id, state: mail_state, answer: mail_answer ?? '', date }]
}

const toPay = (row: SubmissionRow): Rate => ({
  rateAmount: row.pay_amount === null ? null : Number(row.pay_amount),
  rateCurrency: row.pay_currency,
  ratePer: row.pay_per,
  taxTerm: row.pay_tax_term,
})

function toConfirmed(row: SubmissionRow): Submission['rateConfirmed'] {
  const { confirmed_at: date, confirmed_by: by, confirmed_how: how, confirmed_note: note } = row
  if (!date || !by || !how) return null
  const names = toNames(row.confirmer_first_name, row.confirmer_last_name)
  return { date: date.toISOString(), how, note, byInfo: [{ _id: by, ...names }] }
}

/** Values of a submission that the audit keeps. */
export const toFacts = (row: SubmissionRow) => ({
  // Object.fromEntries forgets the names.
  ...(Object.fromEntries(submissionColumns.map((name) => [name, row[name]])) as object),
  hops: row.hops,
})

export const submissions = companyTable<SubmissionRow, SubmissionValues>({
  spec: submissionSpec,
  entity: 'Submission',
  columns: submissionColumns,
})

/** The candidates that each address or whole name may mean which the caller sees. */
export const nameCandidates = (sql: Sql, scope: Scope, names: string[]) => sql<Named[]>`
  select distinct asked.at::int - 1 as at, t.id, t.email as label
  from unnest(${names}::text[]) with ordinality as asked (name, at)
    join candidate t on t.search_text like '%' || regexp_replace(search_fold(asked.name), '([%_\\\\])', '\\\\\\1', 'g') || '%'
      and ${seenInCompany(sql, scope)}
      and (lower(asked.name) = any(lower(t.email) || array(select lower(more) from unnest(t.more_emails) more))
        or search_fold(asked.name) = search_fold(t.full_name))`

type StandingRow = Omit<Standing, 'jobInfo'> & { job_name: string }

/** The submissions and applications that go on, of candidates whom the caller sees. */
export function listStandings(sql: Sql, scope: Scope, { candidates, job }: StandingAsked) {
  const asked = sql`${seenInCompany(sql, scope)}
    ${candidates ? sql`and t.candidate_id = any(${candidates}::uuid[])` : sql``}
    ${job ? sql`and t.job_id = ${job}` : sql``}
    and exists (select from candidate c where c.id = t.candidate_id and c.deleted_at is null and ${isSeen(sql, scope, 'c')})`
  return sql<StandingRow[]>`
    select g.* from (
      select 'submission' as kind, t.id as record, t.candidate_id as candidate, t.job_id as job, j.job_title as job_name, t.state,
        null as stage
      from submission t join job j on j.id = t.job_id where ${asked} and t.is_held
      union all
      select 'application', t.id, t.candidate_id, t.job_id, j.job_title, null, s.name
      from application t join job j on j.id = t.job_id join stage s on s.id = t.stage_id and s.kind = 'open' where ${asked}) g
    order by g.kind desc, g.record desc limit ${standingsMax}`
}
