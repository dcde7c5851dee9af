import {
  type IdentityPart,
  identityMonths,
  identityToldDays,
  usualIdentityMonths,
} from '@corridor/contract/student/passport/retention'
import type { StudentDocumentType } from '@corridor/contract/student/student-document/kinds'
import type { Sql } from '../../../../platform/sql.ts'

/** A closed file whose identity goes, as far as work on it needs it; no value is read. */
export interface Held {
  id: string
  company_id: string
  counsellor_id: string | null
  first_name: string
  middle_name: string
  last_name: string
  has_passport: boolean
  has_birth_date: boolean
  has_reading: boolean
  has_papers: boolean
}

// No file is closed for less than this before anything is to be said of it, so that an index leaves the others out.
const soonestDays = identityMonths[0] * 28 - identityToldDays

/** Files of which so many months are over in so many days, by the company's day; each taken by one worker alone. */
const takeClosed = (tx: Sql, { inDays, isTold, limit }: { inDays: number; isTold: boolean; limit: number }) => tx<
  Held[]
>`
  select t.id, t.company_id, t.counsellor_id, t.first_name, t.middle_name, t.last_name, t.sealed_passport is not null as has_passport,
    t.sealed_birth_date is not null as has_birth_date, t.zone_surname || t.zone_given_names || t.zone_citizenship <> '' as has_reading,
    exists (select from student_document d where d.student_id = t.id and d.is_identity) as has_papers
  from student t left join agency_settings g on g.company_id = t.company_id
  where t.deleted_at is null and t.identity_kept and t.closed_on <= current_date - ${soonestDays}::int
    and (t.closed_on + make_interval(months => coalesce(g.identity_months, ${usualIdentityMonths})))::date - ${inDays}::int
      <= company_day(t.company_id)
    and ${isTold ? tx`t.identity_told_at <= now() - make_interval(days => ${identityToldDays})` : tx`t.identity_told_at is null`}
  order by t.closed_on, t.id limit ${limit} for update of t skip locked`

/** Takes files of whose end nobody was told yet. */
export const takeEnding = (tx: Sql, limit: number) => takeClosed(tx, { inDays: identityToldDays, isTold: false, limit })

/** Takes files whose time is over, and of which people heard long enough ago. */
export const takeOver = (tx: Sql, limit: number) => takeClosed(tx, { inDays: 0, isTold: true, limit })

export const noteTold = (tx: Sql, ids: readonly string[]) => tx`
  update student set identity_told_at = now() where id = any(${ids as string[]}::uuid[])`

/** The student and those who were merged into them: until a merge is forgotten, its other row holds values too. */
const merged = (tx: Sql, id: string) => tx`
  with recursive own (id) as (
    select ${id}::uuid union select m.gone_id from own join student_merge m on m.kept_id = own.id and m.split_at is null)
  select own.id from own`

/** Deletes the papers of identity of a student, from the bin too, with the tasks that they keep; answers what they were. */
export const deletePapers = (tx: Sql, id: string) => tx<{ type: StudentDocumentType; file_key: string }[]>`
  with gone as (
    delete from student_document where student_id in (${merged(tx, id)}) and is_identity returning id, type, file_key),
  binned as (delete from bin where id in (select id from gone)),
  reminding as (delete from task where source_id in (select id from gone))
  select type, file_key from gone`

/** Empties what a student's row and its merges hold of identity, and notes what went. */
export async function clearValues(tx: Sql, id: string, parts: readonly IdentityPart[]): Promise<void> {
  await tx`delete from parse_zone where student_id in (${merged(tx, id)})`
  await tx`
    update student_merge set sealed_birth_date = null, sealed_passport = null
    where kept_id in (${merged(tx, id)}) and num_nonnulls(sealed_birth_date, sealed_passport) > 0`
  // Says to the triggers that nobody changed a value: what was signed of the file stays signed.
  await tx`
    with said as materialized (select set_config('app.resealing', 'on', true) as word)
    update student set sealed_birth_date = null, sealed_passport = null, passport_mark = null, person_mark = null, passport_tail = '',
      zone_surname = '', zone_given_names = '', zone_citizenship = '' from said
    where said.word = 'on' and student.id in (${merged(tx, id)})`
  const isSome = parts.length > 0
  await tx`
    update student set identity_kept = false ${
      isSome
        ? tx`, identity_removed_at = now(), identity_removed = ${parts as string[]}, version = version + 1, updated_at = now()`
        : tx``
    } where id = ${id}`
}
