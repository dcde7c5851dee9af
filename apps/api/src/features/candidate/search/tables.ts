import { plainName } from '@corridor/contract/format/person-name'
import { toVector } from '../../../db/list/text-search.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import { seenInCompany } from '../../../db/scope/within.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { CandidateValues } from '../candidate/tables.ts'

type SearchedValues = Pick<
  CandidateValues,
  'first_name' | 'last_name' | 'email' | 'more_emails' | 'job_title' | 'skills' | 'location'
>

export interface IndexedRow extends SearchedValues {
  id: string
  resume_key: string | null
}

const columns = 'id, first_name, last_name, email, more_emails, job_title, skills, location, resume_key'

/**
 * Gathers the words of candidates as they stand in `tx`. The text of a resume that is no longer theirs goes. Answers those whose resume is
 * still to be read.
 */
export async function indexCandidates(tx: Sql, ids: readonly string[]): Promise<string[]> {
  const kept = await tx<{ candidate_id: string; file_key: string | null; pages: string[] }[]>`
    select candidate_id, file_key, pages from candidate_text where candidate_id = any(${ids as string[]}::uuid[]) for update`
  const known = new Map(kept.map((row) => [row.candidate_id, row]))
  const rows = await tx<
    IndexedRow[]
  >`select ${tx.unsafe(columns)} from candidate where id = any(${ids as string[]}::uuid[])`
  const unread: string[] = []
  for (const row of rows) {
    const before = known.get(row.id)
    const isSame = before?.file_key === row.resume_key
    if (row.resume_key && !isSame) unread.push(row.id)
    await keepWords(tx, row, isSame ? (before?.pages ?? []) : [])
  }
  await tx`delete from candidate_to_index where candidate_id = any(${ids as string[]}::uuid[])`
  return unread
}

/** Keeps the text of a candidate's resume; nothing if it has another one by now. */
export async function keepPages(tx: Sql, candidateId: string, fileKey: string | null, pages: string[]): Promise<void> {
  const [waiting] = await tx`
    select 1 from candidate_text where candidate_id = ${candidateId} and file_key is not distinct from ${fileKey} for update`
  const [row] = await tx<IndexedRow[]>`
    select ${tx.unsafe(columns)} from candidate where id = ${candidateId} and resume_key is not distinct from ${fileKey}`
  if (!waiting || !row) return
  await keepWords(tx, row, pages)
  await noteTexts(tx, [candidateId])
}

/** The kind under which a change of texts is noted. Not the candidates' own: totals of lists would be counted anew for it. */
export const textKind = 'candidate text'

/** Tells that searches of texts find otherwise from now on, though the candidates are as they were. */
export const noteTexts = (tx: Sql, ids: string[]) => tx`
  insert into record_delta (company_id, audience, kind, n)
  select distinct company_id, audience, ${textKind}, 0 from candidate where id = any(${ids}::uuid[])`

/** Writes what a candidate is found by: their profile's words, and those of the resume's pages. */
export async function keepWords(tx: Sql, candidate: IndexedRow, pages: string[]): Promise<void> {
  const { first_name, last_name, email, more_emails, job_title, skills, location } = candidate
  const profile = [
    plainName({ firstName: first_name, lastName: last_name }),
    job_title ?? '',
    ...skills,
    location ?? '',
    email,
    ...more_emails,
  ]
  await tx`
    insert into candidate_text (candidate_id, company_id, created_at, file_key, pages, heading, document)
    select id, company_id, created_at, ${candidate.resume_key}, ${pages}, ${toVector(profile)}::tsvector, ${toVector([...profile, ...pages])}::tsvector
    from candidate where id = ${candidate.id}
    on conflict (candidate_id) do update
    set file_key = excluded.file_key, pages = excluded.pages, heading = excluded.heading, document = excluded.document`
}

/** Candidates whose words wait to be gathered, kept from other workers until `tx` ends. */
export async function takeUnindexed(tx: Sql, limit: number): Promise<string[]> {
  const rows = await tx<{ candidate_id: string }[]>`
    select candidate_id from candidate_to_index limit ${limit} for update skip locked`
  return rows.map((row) => row.candidate_id)
}

/** The resume whose text a candidate waits for. */
export async function findUnread(sql: Sql, candidateId: string): Promise<string | undefined> {
  const [row] = await sql<{ file_key: string }[]>`
    select file_key from candidate_text where candidate_id = ${candidateId} and file_key is not null and pages = '{}'`
  return row?.file_key
}

/** The pages of a candidate's resume; none if it was not read, nothing if there is no such candidate. */
export async function findPages(sql: Sql, scope: Scope, candidateId: string): Promise<string[] | undefined> {
  const [row] = await sql<{ pages: string[] }[]>`
    select coalesce(s.pages, '{}') as pages from candidate t left join candidate_text s on s.candidate_id = t.id
    where t.id = ${candidateId} and ${seenInCompany(sql, scope)}`
  return row?.pages
}

/** The texts of several candidates' resumes, each no longer than `charsMax`, by the candidate's id. */
export async function findTextsOf(tx: Sql, ids: string[], charsMax: number): Promise<Map<string, string>> {
  const rows = await tx<{ candidate_id: string; text: string }[]>`
    select candidate_id, left(array_to_string(pages, chr(10)), ${charsMax}) as text
    from candidate_text where candidate_id = any(${ids}::uuid[])`
  return new Map(rows.map((row) => [row.candidate_id, row.text]))
}
