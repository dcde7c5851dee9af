import type { RatePer, TaxTerm } from '@corridor/contract/field/rate-terms'
import type { Currency } from '@corridor/contract/format/settings'
import type { ProofKind, RepresentationState } from '@corridor/contract/job/representation/kinds'
import type { Representation, representation } from '@corridor/contract/job/representation/shapes'
import { usualAgainDays } from '@corridor/contract/job/submission/kinds'
import type { Language } from '@corridor/contract/wire/language'
import type { ListSpec } from '../../../db/list/spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toNames,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import { companyTable } from '../../../db/record/table.ts'
import { seenBy, type Within } from '../../../db/scope/within.ts'
import { type LetterColumn, letterColumn, toLetter } from '../../../platform/mail/letter-state.ts'
import type { Sql } from '../../../platform/sql.ts'
import { type FileColumns, fileColumns, toStoredFile } from '../../base/file/tables.ts'

export interface RepresentationValues {
  candidate_id: string
  job_id: string
  proof: ProofKind
  state: RepresentationState
  rate_amount: number | null
  rate_currency: Currency | null
  rate_per: RatePer | null
  tax_term: TaxTerm | null
  valid_until: string
  ask_until: string | null
  token_hash: Buffer | null
  shows_client: boolean
  signed_text: string
  signed_name: string
  consent: string
  language: Language
  decided_at: Date | null
  reason: string
  mail_text: string
  file_key: string | null
}

export interface RepresentationRow
  extends RecordRow,
    OwnerColumns,
    FileColumns,
    LetterColumn,
    Omit<RepresentationValues, 'rate_amount' | 'state' | 'token_hash' | 'file_key'> {
  state: RepresentationState
  rate_amount: string | null
  requirement_id: string
  candidate_first_name: string
  candidate_last_name: string
  job_name: string
}

/**
 * State of a right that is known as `t`, its job as `j`. A link that nobody answered ends with its day, or once the submission that it was
 * asked for was withdrawn.
 */
export const stateOf = `case
  when t.state = 'agreed' and t.valid_until < company_day(t.company_id) then 'expired'
  when t.state = 'asked' and exists (
    select from submission w where w.candidate_id = t.candidate_id and w.requirement_id = j.requirement_id
      and w.state = 'withdrawn' and w.state_at > t.created_at) then 'withdrawn'
  when t.state = 'asked' and t.ask_until < company_day(t.company_id) then 'expired'
  else t.state end`

const joins = `join candidate c on c.id = t.candidate_id join job j on j.id = t.job_id
  left join stored_file f on f.key = t.file_key ${ownerJoin}`

/** Seen by whoever sees the person, and gone with them. */
const withPerson: Within = (sql, scope) => {
  const stands = sql`exists (select from candidate o where o.id = t.candidate_id and o.deleted_at is null)
    and exists (select from job o where o.id = t.job_id and o.deleted_at is null)`
  return seenBy(sql, scope, {
    of: { table: 'candidate', by: 't.candidate_id' },
    company: (id) => sql`t.company_id = ${id} and ${stands}`,
    platform: stands,
  })
}

export const representationSpec: ListSpec<RepresentationRow, typeof representation.list> = {
  table: 'representation',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.candidate_id, t.job_id, j.requirement_id, t.proof, ${stateOf} as state,
    t.rate_amount, t.rate_currency, t.rate_per, t.tax_term, t.valid_until::text as valid_until, t.ask_until::text as ask_until,
    t.shows_client, t.signed_text, t.signed_name, t.consent, t.language, t.decided_at, t.reason, t.mail_text,
    ${letterColumn("'representation:' || t.id")},
    c.first_name as candidate_first_name, c.last_name as candidate_last_name, j.job_title as job_name, ${fileColumns}, ${ownerColumns}`,
  joins,
  within: withPerson,
  sort: {
    createDate: { by: 't.created_at' },
    validUntil: { by: 't.valid_until' },
    state: { by: `(select ${stateOf} from job j where j.id = t.job_id)` },
  },
  filters: {
    candidate: (sql, id) => sql`t.candidate_id = ${id}`,
    job: (sql, id) => sql`t.job_id = ${id}`,
    requirement: (sql, id) => sql`t.job_id in (select id from job where requirement_id = ${id})`,
    state: (sql, value) => sql`(select ${sql.unsafe(stateOf)} from job j where j.id = t.job_id) = ${value}`,
    proof: (sql, value) => sql`t.proof = ${value}`,
  },
  search: { candidate: 'c.full_name', job: 'j.job_title' },
  searchJoins: 'join candidate c on c.id = t.candidate_id join job j on j.id = t.job_id',
  toWire,
}

export const representations = companyTable<RepresentationRow, RepresentationValues>({
  spec: representationSpec,
  entity: 'Right to Represent',
  columns: [
    ...(['candidate_id', 'job_id', 'proof', 'state', 'rate_amount', 'rate_currency', 'rate_per', 'tax_term'] as const),
    ...(['valid_until', 'ask_until', 'token_hash', 'shows_client', 'signed_text', 'signed_name', 'consent'] as const),
    ...(['language', 'decided_at', 'reason', 'mail_text', 'file_key'] as const),
  ],
})

export function toWire(row: RepresentationRow): Representation {
  const file = toStoredFile(row)
  return {
    ...toRecordBase(row),
    candidate: row.candidate_id,
    candidateInfo: [{ _id: row.candidate_id, ...toNames(row.candidate_first_name, row.candidate_last_name) }],
    job: row.job_id,
    jobInfo: [{ _id: row.job_id, name: row.job_name }],
    requirement: row.requirement_id,
    proof: row.proof,
    state: row.state,
    rate: {
      rateAmount: row.rate_amount === null ? null : Number(row.rate_amount),
      rateCurrency: row.rate_currency,
      ratePer: row.rate_per,
      taxTerm: row.tax_term,
    },
    validUntil: row.valid_until,
    askUntil: row.ask_until,
    letter: toLetter(row),
    showsClient: row.shows_client,
    signedName: row.signed_name,
    decidedDate: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    mailText: row.mail_text,
    fileInfo: file ? [file] : [],
    userInfo: toUserInfo(row),
  }
}

/** Values of a right that the audit keeps: how it was proved and for how long, and not the words of a mail. */
export const toFacts = ({
  candidate_id,
  job_id,
  proof,
  state,
  rate_amount,
  rate_currency,
  rate_per,
  tax_term,
  valid_until,
  reason,
  file_key,
}: RepresentationRow) => ({
  ...{
    candidate_id,
    job_id,
    proof,
    state,
    rate_amount,
    rate_currency,
    rate_per,
    tax_term,
    valid_until,
    reason,
    file_key,
  },
})

/** For how many days a company wants a reason once the same end client has seen a person. */
export async function findAgainDays(sql: Sql, companyId: string): Promise<number> {
  const [row] = await sql<{ again_days: number }[]>`
    select again_days from representation_rule where company_id = ${companyId}`
  return row?.again_days ?? usualAgainDays
}
