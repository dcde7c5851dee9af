import type { PageText } from '@corridor/contract/base/parse/shapes'
import type { Scope } from '../../../db/scope/scope.ts'
import { seenInCompany } from '../../../db/scope/within.ts'
import type { Sql } from '../../../platform/sql.ts'
import { type CandidateRow, candidateSpec, emailsOf, phonesOf } from '../candidate/tables.ts'
import type { Person } from './person.ts'

const blockMax = 400
/** Newest candidates, of all companies, whose keys are still to be written: so many are looked through for one company's. */
const unkeyedMax = 2_000

export interface KnownPerson extends Person {
  id: string
}

interface PersonRow extends CandidateRow {
  employers: string[] | null
  marks: number[] | null
}

/** Candidates of a company who share one of these keys with somebody, and who stand; no more than can be compared at once. */
export async function listBlock(sql: Sql, companyId: string, keys: string[]): Promise<KnownPerson[]> {
  if (keys.length === 0) return []
  const rows = await sql<PersonRow[]>`
    select ${sql.unsafe(personColumns)} from (
      select * from candidate_match where company_id = ${companyId} and keys && ${keys} limit ${blockMax}
    ) m join candidate t on t.id = m.candidate_id where t.deleted_at is null`
  return rows.map(toPerson)
}

/** Lists the candidates with one of these very addresses, whether their keys are known already or not. */
export async function listByEmail(sql: Sql, companyId: string, emails: readonly string[]): Promise<KnownPerson[]> {
  const rows = await sql<PersonRow[]>`
    select ${sql.unsafe(personColumns)} from candidate t left join candidate_match m on m.candidate_id = t.id
    where t.id in (
      select a.candidate_id from candidate_email_address a join unnest(${emails as string[]}::text[]) e on a.address = lower(e)
      where a.company_id = ${companyId}
    )`
  return rows.map(toPerson)
}

/** The newest candidates of a company whose keys are not written down yet, or not those of their last change. */
export async function listUnkeyed(sql: Sql, companyId: string): Promise<KnownPerson[]> {
  const rows = await sql<PersonRow[]>`
    select ${sql.unsafe(personColumns)} from candidate t left join candidate_match m on m.candidate_id = t.id
    where t.company_id = ${companyId} and t.deleted_at is null and t.id in (
      select candidate_id from (select candidate_id from candidate_to_match order by n desc limit ${unkeyedMax}) waiting
    ) limit ${blockMax}`
  return rows.map(toPerson)
}

const personColumns = `t.id, t.first_name, t.last_name, t.email, t.phone, t.more_emails, t.more_phones, t.job_title,
  t.experience, t.skills, t.location, m.employers, m.marks`

const toPerson = (row: PersonRow): KnownPerson => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  emails: emailsOf(row),
  phones: phonesOf(row),
  jobTitle: row.job_title,
  experience: row.experience === null ? null : Number(row.experience),
  skills: row.skills,
  location: row.location,
  employers: row.employers ?? [],
  marks: row.marks ?? [],
})

/** A candidate as the company's member sees it, kept from others until `sql` ends if `lock` is set. */
export async function findCandidate(
  sql: Sql,
  scope: Scope,
  id: string,
  lock = false,
): Promise<CandidateRow | undefined> {
  const [row] = await listCandidates(sql, scope, [id], lock)
  return row
}

export const listCandidates = (sql: Sql, scope: Scope, ids: string[], lock = false) => sql<CandidateRow[]>`
  select ${sql.unsafe(candidateSpec.columns)} from candidate t ${sql.unsafe(candidateSpec.joins ?? '')}
  where t.id = any(${ids}::uuid[]) and ${seenInCompany(sql, scope)} order by t.id ${lock ? sql`for no key update of t` : sql``}`

/** Finds the employers that a stored resume names, as far as it was read, and its text if a candidate is found by it. */
export async function findResume(sql: Sql, companyId: string, fileKey: string) {
  const [row] = await sql<{ employers: string[] | null; pages: string[] | null }[]>`
    select
      (select array(select jsonb_path_query(p.result, '$.positions[*].employer.value') #>> '{}') from parse p
        where p.file_key = ${fileKey} and p.company_id = ${companyId} and p.status = 'done' and p.kind = 'resume'
        order by p.created_at desc limit 1) as employers,
      (select s.pages from candidate_text s where s.company_id = ${companyId} and s.file_key = ${fileKey} and s.pages <> '{}' limit 1) as pages`
  return { employers: [...new Set(row?.employers ?? [])], pages: row?.pages ?? null }
}

/** Finds what the newest reading of a resume saw, as it lies. */
export async function findReading(sql: Sql, companyId: string, fileKey: string) {
  const [row] = await sql<{ parse_id: string; pages: PageText[] | null; sealed_pages: string | null }[]>`
    select x.parse_id, x.pages, x.sealed_pages from parse p join parse_text x on x.parse_id = p.id
    where p.file_key = ${fileKey} and p.company_id = ${companyId} order by p.created_at desc limit 1`
  return row
}

interface Unmatched extends KnownPerson {
  companyId: string
  resumeKey: string | null
}

/** Lists the given candidates who stand. */
export async function listUnmatched(sql: Sql, ids: string[]): Promise<Unmatched[]> {
  const rows = await sql<(PersonRow & { company_id: string })[]>`
    select t.*, null as marks,
      array(select h.employer from candidate_history h where h.candidate_id = t.id and h.employer is not null and h.deleted_at is null) as employers
    from candidate t where t.id = any(${ids}::uuid[]) and t.deleted_at is null`
  return rows.map((row) => ({ ...toPerson(row), companyId: row.company_id, resumeKey: row.resume_key }))
}

export const keepKeys = (
  tx: Sql,
  { id, companyId, employers, marks }: Pick<Unmatched, 'id' | 'companyId' | 'employers' | 'marks'>,
  keys: string[],
) => tx`
  insert into candidate_match (candidate_id, company_id, keys, employers, marks)
  values (${id}, ${companyId}, ${keys}, ${employers as string[]}, ${marks as number[]}::int[])
  on conflict (candidate_id) do update set keys = excluded.keys, employers = excluded.employers, marks = excluded.marks`
