import type { CandidateAdd } from '@corridor/contract/candidate/candidate/shapes'
import type { RecordPart } from '../../../db/record-kind.ts'
import type { CompanyScope, Scope } from '../../../db/scope.ts'
import { isSeen, seenInCompany } from '../../../db/within.ts'
import { newId } from '../../../platform/ids.ts'
import { columnsOf, json, type Sql } from '../../../platform/sql.ts'
import { type CandidateRow, candidateSpec, emailsOf, phonesOf } from '../candidate/tables.ts'
import type { Person } from './person.ts'
import type { Score } from './score.ts'
import { isSplittable, type PairRow, seenBoth, splitDays } from './tables.ts'

const blockMax = 400

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

/** Those with one of these very addresses, whether their keys are known already or not. */
export async function listByEmail(sql: Sql, companyId: string, emails: readonly string[]): Promise<KnownPerson[]> {
  const rows = await sql<PersonRow[]>`
    select ${sql.unsafe(personColumns)} from candidate t left join candidate_match m on m.candidate_id = t.id
    where t.id in (
      select a.candidate_id from candidate_email_address a join unnest(${emails as string[]}::text[]) e on a.address = lower(e)
      where a.company_id = ${companyId}
    )`
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

/** A candidate as the company's member sees it, kept from others until `sql` ends where `lock` is set. */
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

/** What a stored resume tells, as far as it was read: the employers that it names, and its text. */
export async function findResume(sql: Sql, companyId: string, fileKey: string) {
  const [row] = await sql<{ employers: string[] | null; pages: string[] | null }[]>`
    select
      (select array(select jsonb_path_query(p.result, '$.positions[*].employer.value') #>> '{}') from parse p
        where p.file_key = ${fileKey} and p.company_id = ${companyId} and p.status = 'done' and p.kind = 'resume'
        order by p.created_at desc limit 1) as employers,
      coalesce(
        (select s.pages from candidate_text s where s.company_id = ${companyId} and s.file_key = ${fileKey} and s.pages <> '{}' limit 1),
        (select array(select jsonb_path_query(x.pages, '$[*].text') #>> '{}') from parse p join parse_text x on x.parse_id = p.id
          where p.file_key = ${fileKey} and p.company_id = ${companyId} order by p.created_at desc limit 1)
      ) as pages`
  return { employers: [...new Set(row?.employers ?? [])], text: (row?.pages ?? []).join('\n') }
}

/** Takes candidates who wait to be compared; others of this job get others. */
export async function takeUnmatched(tx: Sql, limit: number): Promise<string[]> {
  const rows = await tx<{ candidate_id: string }[]>`
    delete from candidate_to_match where n in (
      select n from candidate_to_match order by n desc limit ${limit} for update skip locked
    ) returning candidate_id`
  return [...new Set(rows.map((row) => row.candidate_id))]
}

interface Unmatched extends KnownPerson {
  companyId: string
  resumeKey: string | null
}

/** Those of them who stand. */
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

/** Writes down who is probably the same as a candidate; what was decided stays, what no longer holds goes. */
export async function keepPairs(
  tx: Sql,
  companyId: string,
  id: string,
  likely: readonly (Score & { id: string })[],
): Promise<void> {
  const others = likely.map((one) => one.id)
  // Who is in the bin was not compared: with them the pair comes back as it was.
  await tx`
    delete from candidate_pair p using candidate c
    where p.state = 'open' and ${id} in (p.one_id, p.other_id) and c.id in (p.one_id, p.other_id) and c.id <> ${id}
      and c.deleted_at is null and c.id <> all(${others}::uuid[])`
  for (const { id: other, score, reasons } of likely) {
    const [one, two] = [id, other].toSorted()
    await tx`
      insert into candidate_pair (id, company_id, one_id, other_id, score, reasons)
      values (${newId()}, ${companyId}, ${one as string}, ${two as string}, ${score}, ${reasons})
      on conflict (one_id, other_id) do update set score = excluded.score, reasons = excluded.reasons`
  }
}

export async function findPair(sql: Sql, scope: Scope, id: string, lock = false): Promise<PairRow | undefined> {
  const [row] = await sql<PairRow[]>`
    select t.* from candidate_pair t where t.id = ${id} and ${seenBoth(sql, scope, 't.one_id, t.other_id')}
    ${lock ? sql`for update of t` : sql``}`
  return row
}

/** Who was said to be another person than this candidate. */
export async function listApart(sql: Sql, id: string): Promise<string[]> {
  const rows = await sql<{ other: string }[]>`
    select case when one_id = ${id} then other_id else one_id end as other
    from candidate_pair where state = 'apart' and ${id} in (one_id, other_id)`
  return rows.map((row) => row.other)
}

export const decidePair = (tx: Sql, id: string, state: PairRow['state'], by: string) => tx`
  update candidate_pair set state = ${state}, decided_by = ${by}, version = version + 1, updated_at = now() where id = ${id}`

/** Rows by table: `hotlist_candidate: [hotlist ids]`. */
export type Moved = Record<string, string[]>

export interface Merge {
  id: string
  kept_id: string
  gone_id: string
  before: Partial<CandidateAdd>
  merged: Partial<CandidateAdd>
  moved: Moved
  gone_version: number
}

type NewMerge = Omit<Merge, 'id' | 'before' | 'merged' | 'moved'> & {
  company_id: string
  created_by: string
  resume_key: string | null
  before: object
  merged: object
  moved: object
}

export async function insertMerge(tx: Sql, { before, merged, moved, ...row }: NewMerge): Promise<string> {
  const id = newId()
  const kept = { before: json(tx, before), merged: json(tx, merged), moved: json(tx, moved) }
  await tx`insert into candidate_merge ${columnsOf(tx, { id, ...row, ...kept })}`
  return id
}

/** A merge that can be undone; nobody else undoes it before `tx` ends. */
export async function lockMerge(tx: Sql, scope: CompanyScope, id: string): Promise<Merge | undefined> {
  const [row] = await tx<Merge[]>`
    select id, kept_id, gone_id, before, merged, moved, gone_version from candidate_merge t
    where id = ${id} and ${seenBoth(tx, scope, 't.kept_id, t.gone_id')} and split_at is null and ${isSplittable(tx)} for update of t`
  return row
}

export const markSplit = (tx: Sql, id: string) =>
  tx`update candidate_merge set split_at = now(), version = version + 1, updated_at = now() where id = ${id}`

/** Into whom a deleted candidate was merged, where that was not undone. */
export async function findMergedInto(sql: Sql, scope: Scope, id: string) {
  const [row] = await sql<{ name: string; kept: string; isSeen: boolean }[]>`
    select trim(g.full_name) as name, trim(k.full_name) as kept, ${isSeen(sql, scope, 'k')} as "isSeen"
    from candidate_merge m join candidate g on g.id = m.gone_id join candidate k on k.id = m.kept_id
    where m.gone_id = ${id} and m.split_at is null order by m.created_at desc limit 1`
  return row
}

/** The name and version of a candidate, deleted or not. */
export async function findAny(sql: Sql, id: string): Promise<{ name: string; version: number } | undefined> {
  const [row] = await sql<{ name: string; version: number }[]>`
    select trim(full_name) as name, version from candidate where id = ${id}`
  return row
}

/** Gives one record's rows of another table to another record, but for those that this has already; answers which. */
export async function moveRows(tx: Sql, { table, column, once }: RecordPart, from: string, to: string) {
  const key = once ?? 'id'
  const isNew = once
    ? tx`and ${tx(key)} not in (select ${tx(key)} from ${tx(table)} where ${tx(column)} = ${to})`
    : tx``
  const rows = await tx<{ key: string }[]>`
    update ${tx(table)} set ${tx(column)} = ${to} where ${tx(column)} = ${from} ${isNew} returning ${tx(key)} as key`
  return rows.map((row) => row.key)
}

/** Gives rows back that went over; those that were removed since stay so. */
export const moveRowsBack = (
  tx: Sql,
  { table, column, once }: RecordPart,
  keys: string[],
  from: string,
  to: string,
) => tx`
  update ${tx(table)} set ${tx(column)} = ${to} where ${tx(column)} = ${from} and ${tx(once ?? 'id')} = any(${keys}::uuid[])`

/** Forgets merges that can no longer be undone; answers the resumes that they alone may have held. */
export async function deleteOldMerges(tx: Sql, limit: number): Promise<(string | null)[]> {
  const rows = await tx<{ resume_key: string | null }[]>`
    delete from candidate_merge where id in (
      select id from candidate_merge where created_at < now() - make_interval(days => ${splitDays}) limit ${limit} for update skip locked
    ) returning resume_key`
  return rows.map((row) => row.resume_key)
}
