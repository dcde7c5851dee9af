import type { FamilyRelation, SharedPart } from '@corridor/contract/student/family/kinds'
import type { LiveApplicationStage } from '@corridor/contract/student/student/kinds'
import type { CompanyScope, Scope } from '../../../db/scope/scope.ts'
import { isSeen, seenInCompany } from '../../../db/scope/within.ts'
import type { Sql } from '../../../platform/sql.ts'

interface Name {
  id: string
  first_name: string
  middle_name: string
  last_name: string
}
export interface RelativeRow extends Name {
  relation: FamilyRelation
  saved_steps: number[]
  declared_at: Date | null
  application_stage: LiveApplicationStage | null
}
export interface FollowedRow extends Name {
  part: SharedPart
  is_seen: boolean
}

/** The students linked with one whom the reader sees, in the order of their linking. */
export const listRelatives = (sql: Sql, scope: Scope, studentId: string) => sql<RelativeRow[]>`
  select t.id, t.first_name, t.middle_name, t.last_name, t.saved_steps, t.declared_at, t.application_stage, r.relation
  from student_relative r join student t on t.id = r.relative_id
  where r.student_id = ${studentId} and r.relative_id <> r.student_id and ${seenInCompany(sql, scope)}
  order by r.created_at, r.relative_id`

/** The steps of a student that follow another's, and whose, whether the reader sees that one or not. */
export const listFollowed = (sql: Sql, scope: Scope, studentId: string) => sql<FollowedRow[]>`
  select f.part, t.id, t.first_name, t.middle_name, t.last_name, ${isSeen(sql, scope, 't')} as is_seen
  from student_followed f join student t on t.id = f.source_id
  where f.student_id = ${studentId} and f.source_id <> f.student_id and t.deleted_at is null
  order by f.part`

/** How many students one is linked with, whoever sees them. */
export async function countRelatives(tx: Sql, studentId: string): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from student_relative where student_id = ${studentId} and relative_id <> student_id`
  return row?.count ?? 0
}

export async function findRelation(sql: Sql, studentId: string, relative: string): Promise<FamilyRelation | undefined> {
  const [row] = await sql<{ relation: FamilyRelation }[]>`
    select relation from student_relative where student_id = ${studentId} and relative_id = ${relative}`
  return row?.relation
}

/** Says what `relative` is to the student, whatever stood. */
export const writeRelative = (
  tx: Sql,
  { companyId }: CompanyScope,
  studentId: string,
  relative: string,
  relation: FamilyRelation,
) => tx`
  insert into student_relative (company_id, student_id, relative_id, relation) values (${companyId}, ${studentId}, ${relative}, ${relation})
  on conflict (student_id, relative_id) do update set relation = excluded.relation`

/** Forgets a link, with the steps of the two that follow each other. */
export async function deleteRelative(tx: Sql, one: string, other: string): Promise<void> {
  const both = [one, other]
  await tx`delete from student_relative where student_id = any(${both}::uuid[]) and relative_id = any(${both}::uuid[])`
  await tx`delete from student_followed where student_id = any(${both}::uuid[]) and source_id = any(${both}::uuid[])`
}

/** Has a step follow a student's; one that this one follows by itself or through others, it stops following. */
export async function follow(
  tx: Sql,
  { companyId }: CompanyScope,
  { studentId, source, part }: { studentId: string; source: string; part: SharedPart },
): Promise<void> {
  await tx`
    with recursive above as (
      select ${source}::uuid as id union
      select f.source_id from student_followed f join above a on f.student_id = a.id where f.part = ${part}
    )
    delete from student_followed f where f.part = ${part} and f.source_id = ${studentId} and f.student_id in (select id from above)`
  await tx`
    insert into student_followed (company_id, student_id, source_id, part) values (${companyId}, ${studentId}, ${source}, ${part})
    on conflict (student_id, part) do update set source_id = excluded.source_id`
}

/** Has a step stand by itself. */
export const stopFollowing = (tx: Sql, studentId: string, part: string) =>
  tx`delete from student_followed where student_id = ${studentId} and part = ${part}`

/** Those whose step follows a student's, kept from others until `tx` ends, and whether the two are siblings. */
export const takeFollowers = (tx: Sql, source: string, part: SharedPart) => tx<{ id: string; is_sibling: boolean }[]>`
  select t.id, coalesce((select r.relation = 'sibling' from student_relative r where r.student_id = t.id and r.relative_id = ${source}), false)
    as is_sibling
  from student_followed f join student t on t.id = f.student_id
  where f.source_id = ${source} and f.part = ${part} and f.student_id <> f.source_id and t.deleted_at is null
  order by t.id for update of t`
