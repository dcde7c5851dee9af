import type { Candidate, candidate } from '@corridor/contract/candidate/candidate/shapes'
import { readQuery } from '@corridor/contract/candidate/search/query'
import type { RatePer, TaxTerm } from '@corridor/contract/field/rate-terms'
import type { Currency } from '@corridor/contract/format/settings'
import type { ListSpec, Sort } from '../../../db/list/spec.ts'
import { hasTerm, hasText, holds, trigramCharsMin } from '../../../db/list/term.ts'
import { toTsquery } from '../../../db/list/text-search.ts'
import {
  type CompanyColumns,
  companyColumns,
  type OwnerColumns,
  ofCompany,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toCompanyInfo,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import { isSeen, seenInCompany } from '../../../db/scope/within.ts'
import { readPhone } from '../../../platform/phone.ts'
import type { Fragment, Sql } from '../../../platform/sql.ts'
import { type FileColumns, fileColumns, toStoredFile } from '../../base/file/tables.ts'

/** The columns that a person fills in. */
export interface CandidateValues {
  first_name: string
  last_name: string
  name_confirmed: boolean
  has_only_one_name: boolean
  email: string
  phone: string
  /** Beside the preferred ones. */
  more_emails: string[]
  more_phones: string[]
  job_title: string | null
  experience: number | null
  skills: string[]
  location: string | null
  work_authorization_id: string | null
  authorization_ends: string | null
  ready_to_relocate: boolean
  is_us_citizen: boolean
  /** A date; `-infinity` is at once, `infinity` not for now. */
  available_from: string | null
  bench_since: string | null
  rate_amount: number | null
  rate_currency: Currency | null
  rate_per: RatePer | null
  tax_term: TaxTerm | null
  status: 'active' | 'inactive'
  resume_key: string | null
}

export interface CandidateRow
  extends RecordRow,
    OwnerColumns,
    CompanyColumns,
    FileColumns,
    Omit<CandidateValues, 'experience' | 'rate_amount'> {
  experience: string | null
  rate_amount: string | null
  work_authorization_name: string | null
}

const columns = `t.id, t.version, t.created_at, t.updated_at, t.first_name, t.last_name, t.name_confirmed, t.has_only_one_name,
  t.email, t.phone, t.more_emails, t.more_phones, t.job_title, t.experience, t.skills, t.location, t.work_authorization_id, t.ready_to_relocate,
  t.is_us_citizen, t.available_from::text as available_from, t.authorization_ends::text as authorization_ends,
  t.bench_since::text as bench_since, t.rate_amount, t.rate_currency, t.rate_per, t.tax_term, t.status, t.resume_key, w.name as work_authorization_name,
  ${companyColumns}, ${fileColumns}, ${ownerColumns}`

const numberPattern = /^(?=(?:\D*\d){3})[\d\s+().\-/]+$/

export const candidateSpec: ListSpec<CandidateRow, typeof candidate.list> = {
  table: 'candidate',
  columns,
  joins: `left join lookup w on w.id = t.work_authorization_id left join stored_file f on f.key = t.resume_key
    ${ownerJoin}`,
  within: seenInCompany,
  kept: { kind: 'candidate', uncounted: ['query', 'hotlist', 'notOnHotlist', 'onHotlist'] },
  sort: {
    createDate: { by: 't.created_at', indexed: true },
    updateDate: { by: 't.updated_at', indexed: true },
    name: { by: 't.full_name collate corridor_text', indexed: true },
    email: { by: 'lower(t.email)', indexed: true },
    jobTitle: { by: 't.job_title collate corridor_text', nullable: true, indexed: true },
    experience: { by: 't.experience', nullable: true, indexed: true },
    status: { by: 't.status', indexed: true },
    // Order of one hotlist alone; see list.ts.
    place: { by: 't.created_at', indexed: true },
    // Order of a search alone; see search.ts.
    relevance: { by: 't.created_at', indexed: true },
  },
  filters: {
    query: (sql, text) => isFound(sql, text),
    status: (sql, value) => sql`t.status = ${value}`,
    company: ofCompany,
    hotlist: (sql, id, scope) => isMember(sql, scope, sql`m.hotlist_id = ${id}`),
    notOnHotlist: (sql, id, scope) => sql`not ${isMember(sql, scope, sql`m.hotlist_id = ${id}`)}`,
    skills: (sql, skills: string[]) => sql`skill_keys(t.skills) @> skill_keys(${skills}::text[])`,
    experienceFrom: (sql, years) => sql`t.experience >= ${years}`,
    experienceTo: (sql, years) => sql`t.experience <= ${years}`,
    workAuthorization: (sql, id) => sql`t.work_authorization_id = ${id}`,
    location: (sql, place: string) => holds(sql, 't.place_text', place),
    availability: (sql, value: string) => {
      const from = toAvailableFrom(value)
      return from === value ? sql`t.available_from <= ${value}::date` : sql`t.available_from = ${from}::date`
    },
    authorizationEndsBy: (sql, day) => sql`t.authorization_ends <= ${day}::date`,
    benchSinceBy: (sql, day) => sql`t.bench_since <= ${day}::date`,
    rateTo: (sql, amount) => sql`t.rate_amount <= ${amount}`,
    rateCurrency: (sql, code) => sql`t.rate_currency = ${code}`,
    ratePer: (sql, unit) => sql`t.rate_per = ${unit}`,
    taxTerm: (sql, term) => sql`t.tax_term = ${term}`,
    onHotlist: (sql, value, scope) => sql`${value} = ${isMember(sql, scope, sql`h.deleted_at is null`)}`,
  },
  search: {
    name: 't.full_name',
    email: 'joined_text(t.email || t.more_emails)',
    jobTitle: "coalesce(t.job_title, '')",
  },
  searchAll,
  toWire,
}

// As bulk actions and exports ask it; the list itself has its own statement (search.ts).
function isFound(sql: Sql, text: string): Fragment {
  const { tree } = readQuery(text)
  if (!tree) return sql`false`
  return sql`t.id in (
    select s.candidate_id from candidate_text s
    where s.company_id = t.company_id and s.document @@ ${toTsquery(tree, { byTriples: false })}::tsquery
  )`
}

function isMember(sql: Sql, scope: Scope, where: Fragment): Fragment {
  return sql`exists (
    select 1 from hotlist_candidate m join hotlist h on h.id = m.hotlist_id and ${isSeen(sql, scope, 'h')}
    where m.candidate_id = t.id and ${where})`
}

function searchAll(sql: Sql, term: string): Fragment {
  return numberPattern.test(term) ? hasNumber(sql, term) : hasTerm(sql, term)
}

// A number is found however it is written: its digits stand in the text, without the zeros of a trunk or of the way abroad.
function hasNumber(sql: Sql, term: string): Fragment {
  const digits = term.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length < trigramCharsMin
    ? hasText(sql, term)
    : sql`(${hasText(sql, term)} or t.search_text like ${`%${digits}%`})`
}

/** The column behind an availability: a date stands for itself. */
export const toAvailableFrom = (availability: string) =>
  ({ immediate: '-infinity', unavailable: 'infinity' })[availability] ?? availability

export const toAvailability = (from: string | null) =>
  from && ({ '-infinity': 'immediate', infinity: 'unavailable' }[from] ?? from)

/** All e-mail addresses of a candidate, the preferred first. */
export const emailsOf = ({ email, more_emails }: Pick<CandidateValues, 'email' | 'more_emails'>) => [
  email,
  ...more_emails,
]
export const phonesOf = ({ phone, more_phones }: Pick<CandidateValues, 'phone' | 'more_phones'>) => [
  phone,
  ...more_phones,
]

export function toWire(row: CandidateRow): Candidate {
  const phones = phonesOf(row)
  return {
    ...toRecordBase(row),
    firstName: row.first_name,
    lastName: row.last_name,
    nameConfirmed: row.name_confirmed,
    hasOnlyOneName: row.has_only_one_name,
    email: row.email,
    phone: row.phone,
    mobileNumber: row.phone,
    emails: emailsOf(row),
    phones,
    phoneInfo: phones.map((phone) => readPhone(phone)),
    jobTitle: row.job_title,
    experience: row.experience === null ? null : Number(row.experience),
    skills: row.skills,
    location: row.location,
    workAuthorization: row.work_authorization_id,
    workAuthorizationInfo: row.work_authorization_id
      ? [{ _id: row.work_authorization_id, name: row.work_authorization_name ?? '' }]
      : [],
    authorizationEnds: row.authorization_ends,
    readyToRelocate: row.ready_to_relocate,
    isUsCitizen: row.is_us_citizen,
    availability: toAvailability(row.available_from),
    benchSince: row.bench_since,
    rateAmount: row.rate_amount === null ? null : Number(row.rate_amount),
    rateCurrency: row.rate_currency,
    ratePer: row.rate_per,
    taxTerm: row.tax_term,
    status: row.status,
    resume: toStoredFile(row),
    companyInfo: toCompanyInfo(row),
    userInfo: toUserInfo(row),
  }
}

/** The order by the places on a hotlist, whose id the contract has judged. */
export const placeOn = (hotlist: string): Sort => ({
  by: 'm.position',
  join: `join hotlist_candidate m on m.candidate_id = t.id and m.hotlist_id = '${hotlist.replaceAll("'", '')}'`,
})

/** True if the caller has this candidate, who if held stays until the transaction ends. */
export async function hasCandidate(sql: Sql, scope: Scope, id: string, isHeld: boolean): Promise<boolean> {
  const held = isHeld ? sql`for update` : sql``
  return (await sql`select 1 from candidate t where t.id = ${id} and ${seenInCompany(sql, scope)} ${held}`).length > 0
}

/** The candidate that a row of a table is about, if it is in the bin; if it stands, it cannot be deleted before `tx` ends. */
export async function findDeletedCandidateOf(tx: Sql, table: string, id: string) {
  const [row] = await tx<{ id: string; name: string; is_deleted: boolean }[]>`
    select c.id, trim(c.full_name) as name, c.deleted_at is not null as is_deleted
    from candidate c join ${tx(table)} t on t.candidate_id = c.id where t.id = ${id} for share of c`
  return row?.is_deleted ? { id: row.id, name: row.name } : undefined
}

/** Puts a candidate on the bench as of a day, or takes them off it. */
export const writeBenchSince = (tx: Sql, id: string, day: string | null) =>
  tx`update candidate set bench_since = ${day}::date, version = version + 1, updated_at = now() where id = ${id}`
