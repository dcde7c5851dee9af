import type { Context } from '../../../db/scope/context.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import { isSeen } from '../../../db/scope/within.ts'
import { newId } from '../../../platform/ids.ts'

import { type Fragment, json, type Sql } from '../../../platform/sql.ts'
import { type FileColumns, fileColumns } from '../../base/file/tables.ts'
import { type CandidateRow, type CandidateValues, candidateSpec, emailsOf } from './tables.ts'

/** With `lock` nobody else changes it before `sql` ends; what names it, as pairs and places on hotlists do, need not wait. */
export async function findCandidate(
  sql: Sql,
  scope: Scope,
  id: string,
  lock = false,
): Promise<CandidateRow | undefined> {
  const { columns, joins = '', within } = candidateSpec
  const [row] = await sql<CandidateRow[]>`
    select ${sql.unsafe(columns)} from candidate t ${sql.unsafe(joins)}
    where t.id = ${id} and ${within(sql, scope)} ${lock ? sql`for no key update of t` : sql``}`
  return row
}

export async function insertCandidate(
  sql: Sql,
  companyId: string,
  createdBy: string,
  values: CandidateValues,
): Promise<string> {
  const id = newId()
  await sql`insert into candidate ${sql({ id, company_id: companyId, created_by: createdBy, ...values })}`
  return id
}

export const updateCandidateRow = (sql: Sql, id: string, values: Partial<CandidateValues>) =>
  sql`update candidate set ${sql(values)}, version = version + 1, updated_at = now() where id = ${id}`

/** True if the entry is one of the work authorizations, whether still active or not; it cannot be deleted before `tx` ends. */
export const isWorkAuthorization = async (tx: Sql, id: string): Promise<boolean> =>
  (await tx`select 1 from lookup where id = ${id} and kind = 'work-authorization' and deleted_at is null for share`)
    .length > 0

/** Finds the given addresses that another candidate of the company has, by their places, each with that candidate. */
export async function listTaken(sql: Sql, companyId: string, emails: readonly string[], exceptId?: string) {
  const rows = await sql<{ at: number; id: string }[]>`
    select asked.at::int - 1 as at, a.candidate_id as id from unnest(${emails as string[]}::text[]) with ordinality as asked (email, at)
    join candidate_email_address a on a.company_id = ${companyId} and a.address = lower(asked.email)
    where a.candidate_id is distinct from ${exceptId ?? null} order by at`
  return [...rows]
}

/** Finds the units to ask about a candidate beyond the caller's sight, null for none; undefined if the caller sees them. */
export async function findHolder(sql: Sql, scope: Scope, id: string): Promise<{ unit: string | null } | undefined> {
  const [row] = await sql<{ unit: string | null }[]>`
    select string_agg(u.name, ', ' order by u.name) as unit
    from candidate c join audience a on a.id = c.audience
    left join member_unit m on a.units = '{}' and m.company_id = a.company_id and m.user_id = a.owner_id
    left join business_unit u on u.id = any(a.units) or u.id = m.unit_id
    where c.id = ${id} and not ${isSeen(sql, scope, 'c')} group by c.id`
  return row
}

/** ISO code of the country that a company said is its own. */
export async function findCountry(sql: Sql, companyId: string): Promise<string | null> {
  const [row] = await sql<{ code: string | null }[]>`
    select c.code from company o join country c on c.id = o.your_country_id where o.id = ${companyId}`
  return row?.code ?? null
}

/** Finds the people, by their places, who have an address of a candidate of the company. */
export async function findStanding(sql: Sql, companyId: string, emails: readonly string[][]): Promise<Set<number>> {
  const places = emails.flatMap((addresses, at) => addresses.map(() => at))
  const taken = await listTaken(sql, companyId, emails.flat())
  return new Set(taken.map(({ at }) => places[at] as number))
}

/** Finds the given entries that stand, kept so until the transaction ends. */
export async function lockWorkAuthorizations(tx: Sql, ids: string[]): Promise<Set<string>> {
  const rows = await tx<{ id: string }[]>`
    select id from lookup
    where id = any(${ids}::uuid[]) and kind = 'work-authorization' and deleted_at is null order by id for share`
  return new Set(rows.map(({ id }) => id))
}

/** Inserts those whose e-mail addresses are free; answers the ids, in their order, of those that were. */
export async function insertCandidates(
  tx: Sql,
  companyId: string,
  createdBy: string,
  candidates: CandidateValues[],
): Promise<(string | null)[]> {
  const rows = candidates.map((values) => ({ id: newId(), company_id: companyId, created_by: createdBy, ...values }))
  const taken = await findStanding(tx, companyId, candidates.map(emailsOf))
  const free = rows.filter((_, at) => !taken.has(at))
  if (free.length === 0) return rows.map(() => null)
  const made = await tx<{ id: string }[]>`
    insert into candidate ${tx(free)}
    on conflict (company_id, lower(email)) where deleted_at is null do nothing returning id`
  const added = new Set(made.map(({ id }) => id))
  return rows.map(({ id }) => (added.has(id) ? id : null))
}

/** Candidates that stand, kept from others until the transaction ends. */
export const lockCandidates = (tx: Sql, scope: Scope, ids: string[]) => tx<CandidateRow[]>`
  select ${tx.unsafe(candidateSpec.columns)} from candidate t ${tx.unsafe(candidateSpec.joins ?? '')}
  where t.id = any(${ids}::uuid[]) and ${candidateSpec.within(tx, scope)} order by t.id for update of t`

/** On how many hotlists each of these candidates is. */
export async function countHotlistsOf(sql: Sql, ids: string[]): Promise<Map<string, number>> {
  const rows = await sql<{ id: string; uses: number }[]>`
    select m.candidate_id as id, count(*)::int as uses from hotlist_candidate m
    join hotlist h on h.id = m.hotlist_id and h.deleted_at is null
    where m.candidate_id = any(${ids}::uuid[]) group by 1`
  return new Map(rows.map(({ id, uses }) => [id, uses]))
}

interface FormerResumeRow extends FileColumns {
  replaced_at: Date
}

/** Resumes that a candidate had before, the latest first. */
export const listFormerResumes = (sql: Sql, candidateId: string) => sql<FormerResumeRow[]>`
  select ${sql.unsafe(fileColumns)}, v.replaced_at from former_resume v join stored_file f on f.key = v.file_key
  where v.candidate_id = ${candidateId} order by v.replaced_at desc, v.id desc`

/** Keeps a resume that another takes the place of as a version of the record. */
export const keepFormerResume = (tx: Sql, { id, company_id, resume_key }: CandidateRow) =>
  tx`insert into former_resume ${tx({ id: newId(), company_id, candidate_id: id, file_key: resume_key })}`

/** A former resume that is the present one again is no version beside it. */
export const dropFormerResume = (tx: Sql, candidateId: string, fileKey: string) =>
  tx`delete from former_resume where candidate_id = ${candidateId} and file_key = ${fileKey}`

/** Lets a resume that a candidate had go, thirty days from now. */
export const noteReplaced = (tx: Sql, fileKey: string) => tx`
  insert into replaced_resume (file_key) values (${fileKey}) on conflict (file_key) do update set replaced_at = now()`

interface UnreadPhones {
  id: string
  phone: string
  more_phones: string[]
  country: string | null
}

/** Takes candidates whose phones wait to be read, in the bin or not; nobody else changes them before `tx` ends. */
export const takeUnreadPhones = (tx: Sql, limit: number) => tx<UnreadPhones[]>`
  with taken as (
    delete from candidate_phone_to_read where candidate_id in (
      select candidate_id from candidate_phone_to_read order by candidate_id limit ${limit} for update skip locked
    ) returning candidate_id
  )
  select t.id, t.phone, t.more_phones, c.code as country
  from candidate t join company o on o.id = t.company_id left join country c on c.id = o.your_country_id
  where t.id in (select candidate_id from taken) order by t.id for no key update of t`

export const keepPhones = (tx: Sql, read: Omit<UnreadPhones, 'country'>[]) => tx`
  update candidate t set phone = r.phone, more_phones = r.more_phones
  from jsonb_to_recordset(${json(tx, read)}) as r (id uuid, phone text, more_phones text[]) where t.id = r.id`

interface ContactPhones {
  id: string
  candidate_id: string
  office_number: string | null
  mobile_number: string | null
}

export const listContacts = (tx: Sql, candidateIds: string[]) => tx<ContactPhones[]>`
  select id, candidate_id, office_number, mobile_number from candidate_contact
  where candidate_id = any(${candidateIds}::uuid[]) order by id for update`

export const keepContacts = (tx: Sql, read: Omit<ContactPhones, 'candidate_id'>[]) => tx`
  update candidate_contact t set office_number = r.office_number, mobile_number = r.mobile_number
  from jsonb_to_recordset(${json(tx, read)}) as r (id uuid, office_number text, mobile_number text) where t.id = r.id`

const suggestedMax = 12

/** Places of the candidates that the caller sees that begin with the term, one after the other by an index, however many live there. */
export async function suggestLocation({ db, scope }: Context, { searchTerm }: { searchTerm: string }) {
  if (scope.kind !== 'company') return { success: true as const, data: [] }
  const { companyId } = scope
  // As a range, which an index serves whatever the term.
  const next = (after: Fragment) => db`
    select place_text collate "C" as folded, location from candidate t
    where company_id = ${companyId} and deleted_at is null and location is not null and ${isSeen(db, scope, 't')} and ${after}
      and place_text collate "C" >= search_fold(${searchTerm})
      and place_text collate "C" < search_fold(${searchTerm}) || chr(1114111)
    order by place_text collate "C" limit 1`
  const rows = await db<{ location: string }[]>`
    with recursive place as (
      (${next(db`true`)})
      union all
      (select following.* from place, lateral (
        ${next(db`place_text collate "C" > place.folded`)}
      ) following)
    )
    select location from place limit ${suggestedMax}`
  return { success: true as const, data: rows.map(({ location }) => location) }
}
