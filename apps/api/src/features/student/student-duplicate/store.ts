import type { SealedValue } from '@corridor/contract/student/passport/kinds'
import type { Sql } from '../../../platform/sql.ts'

interface Sealed {
  sealed_birth_date: string | null
  sealed_passport: string | null
}

export interface SealedStudent extends Sealed {
  id: string
  company_id: string
  first_name: string
  middle_name: string
  last_name: string
}

/** Students with what of them is sealed, in the bin or not. */
export const listSealed = (sql: Sql, ids: readonly string[]) => sql<SealedStudent[]>`
  select id, company_id, first_name, middle_name, last_name, sealed_birth_date, sealed_passport from student
  where id = any(${ids as string[]}::uuid[])`

interface Held extends Sealed {
  sealed_taken: SealedValue[]
}

/** Sealed values that a merge holds of the student who was kept, and which of them are others since. */
export async function findHeld(tx: Sql, mergeId: string): Promise<Held> {
  const [row] = await tx<Held[]>`
    select sealed_birth_date, sealed_passport, sealed_taken from student_merge where id = ${mergeId}`
  return row ?? { sealed_birth_date: null, sealed_passport: null, sealed_taken: [] }
}

export interface ComparedStudent extends SealedStudent {
  person_mark: Buffer | null
}

/** Those of these students who stand, as they are compared. */
export const listStanding = (sql: Sql, ids: readonly string[]) => sql<ComparedStudent[]>`
  select id, company_id, first_name, middle_name, last_name, sealed_birth_date, sealed_passport, person_mark
  from student where id = any(${ids as string[]}::uuid[]) and deleted_at is null`

export const writeMark = (tx: Sql, id: string, mark: Buffer) =>
  tx`update student set person_mark = ${mark} where id = ${id}`

/** A mark of a student, with one of the keys. */
export interface MarkOf {
  id: string
  mark: Buffer
}

export type Shared = 'person' | 'email' | 'phone'
export interface Sharing {
  id: string
  other: string
  shared: Shared[]
  /** False for one that shares nothing but what too many have by now. */
  isLikely: boolean
}

/** Students that may share an e-mail or a phone before it says nothing: more than a family is an agency, which writes its own. */
const familyMax = 8
/** Largest crowd that is looked through: a greater one was found before, as no more than a turn of the job can have joined it since. */
const crowdMax = 60

/** Lists who shares a mark, a mail box or a phone with the given students who stand; each has an index of its own, and is read so far. */
export const listSharing = (sql: Sql, ids: string[], marks: readonly MarkOf[]) => sql<Sharing[]>`
  with asked as materialized (
    select id, company_id, mail_box(email) as box, phone_code || phone_number as phone, email <> '' as writes, phone_number <> '' as calls
    from student where id = any(${ids}::uuid[]) and deleted_at is null
  ), marked (id, mark) as (
    select id, decode(mark, 'hex') from unnest(
      ${marks.map(({ id }) => id)}::uuid[], ${marks.map(({ mark }) => mark.toString('hex'))}::text[]) m (id, mark)
  ), sharing (id, other, shared) as (
    select a.id, o.id, 'person' from asked a join marked m on m.id = a.id cross join lateral (
      select s.id from student s where s.company_id = a.company_id and s.person_mark = m.mark and s.deleted_at is null
        and s.id <> a.id limit ${crowdMax}) o
    union select a.id, o.id, 'email' from asked a cross join lateral (
      select s.id from student s where s.company_id = a.company_id and mail_box(s.email) = a.box and s.email <> '' and s.deleted_at is null
        and s.id <> a.id limit ${crowdMax + 1}) o where a.writes
    union select a.id, o.id, 'phone' from asked a cross join lateral (
      select s.id from student s where s.company_id = a.company_id and s.phone_code || s.phone_number = a.phone and s.phone_number <> ''
        and s.deleted_at is null and s.id <> a.id limit ${crowdMax + 1}) o where a.calls
  ), counted as (
    select *, case shared when 'person' then 0 else count(*) over (partition by id, shared) end as sharers from sharing
  )
  select id, other, array_agg(shared) filter (where sharers <= ${familyMax}) as shared, bool_or(sharers <= ${familyMax}) as "isLikely"
  from counted where sharers <= ${crowdMax} group by id, other`
