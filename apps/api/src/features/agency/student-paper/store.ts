import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import { ownerColumns, type RecordRow } from '../../../db/record/record.ts'
import { companyTable } from '../../../db/record/table.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { CompanyScope, Scope } from '../../../db/scope/scope.ts'
import { newId } from '../../../platform/ids.ts'
import { columnsOf, type Fragment, json, type Sql } from '../../../platform/sql.ts'
import type { BeforeMove, PaperColumns, PaperRow } from './tables.ts'
import { paperSpec } from './tables.ts'

export const listPapers = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, paperSpec, query)

// Sends what a move is taken back to as JSON.
export const papers = companyTable<PaperRow, Omit<PaperColumns, 'before_move'> & { before_move: object | null }>({
  spec: paperSpec,
  entity: 'Student Paper',
  columns: [
    ...(['student_id', 'checklist_id', 'country_id', 'title', 'state', 'due_on'] as const),
    ...(['reason', 'reason_words', 'moved_at', 'moved_by', 'before_move'] as const),
  ],
})

export const beforeMoveOf = (sql: Sql, before: BeforeMove) => json(sql, before)

/** All papers of a student, the newest first. */
export const listOfStudent = (sql: Sql, scope: Scope, studentId: string) => sql<PaperRow[]>`
  select ${sql.unsafe(paperSpec.columns)} from student_paper t ${sql.unsafe(paperSpec.joins ?? '')}
  where t.student_id = ${studentId} and ${paperSpec.within(sql, scope)} order by t.created_at desc, t.id desc`

/** Has a paper serve these applications; one in the bin that it served comes back to it. */
export async function writeServed(
  tx: Sql,
  { companyId }: CompanyScope,
  paperId: string,
  ids: readonly string[],
): Promise<void> {
  await tx`
    delete from student_paper_application l using student_application a
    where l.paper_id = ${paperId} and a.id = l.application_id and a.deleted_at is null and a.id <> all(${ids as string[]}::uuid[])`
  await addServed(tx, companyId, paperId, ids)
}

export const addServed = (tx: Sql, companyId: string, paperId: string, ids: readonly string[]) => tx`
  insert into student_paper_application (company_id, paper_id, application_id)
  select ${companyId}, ${paperId}, id from unnest(${ids as string[]}::uuid[]) as id on conflict do nothing`

interface VersionRow extends Pick<RecordRow, 'id'> {
  number: number
  document_id: string | null
  document_title: string | null
  reason: PaperRow['reason']
  reason_words: string
  received_at: Date
  owner_id: string | null
  owner_first_name: string | null
  owner_last_name: string | null
}

/** Versions of a paper, the newest first; of a document in the bin none is known. */
export const listVersions = (sql: Sql, paperId: string) => sql<VersionRow[]>`
  select v.id, v.number, d.id as document_id, d.title as document_title, v.reason, v.reason_words, v.received_at, ${sql.unsafe(ownerColumns)}
  from student_paper_version v left join student_document d on d.id = v.document_id and d.deleted_at is null
  left join user_account u on u.id = v.received_by where v.paper_id = ${paperId} order by v.number desc`

/** Adds a version of a paper that is held; answers its id. */
export async function insertVersion(
  tx: Sql,
  { companyId, userId }: CompanyScope,
  paperId: string,
  documentId: string,
): Promise<string> {
  const id = newId()
  await tx`
    insert into student_paper_version (id, company_id, paper_id, number, document_id, received_by)
    select ${id}, ${companyId}, ${paperId}, coalesce(max(number), 0) + 1, ${documentId}, ${userId}
    from student_paper_version where paper_id = ${paperId}`
  return id
}

export const deleteVersion = (tx: Sql, id: string) => tx`delete from student_paper_version where id = ${id}`

/** Writes why the newest version of a paper went back, or that it did not. */
export const writeReason = (tx: Sql, paperId: string, values: Pick<PaperColumns, 'reason' | 'reason_words'>) => tx`
  update student_paper_version set ${columnsOf(tx, values)}
  where paper_id = ${paperId} and number = (select max(number) from student_paper_version where paper_id = ${paperId})`

/** Notes the version of a country's checklist that a student's file is made with; `anew` if another one stands. */
export const keepVersion = (
  tx: Sql,
  { companyId, userId }: CompanyScope,
  { studentId, country, version }: { studentId: string; country: string; version: string },
  anew: boolean,
) => tx`
  insert into student_checklist (company_id, student_id, country_id, version, kept_by)
  values (${companyId}, ${studentId}, ${country}, ${version}, ${userId})
  on conflict (student_id, country_id) do ${
    anew ? tx`update set version = excluded.version, kept_by = excluded.kept_by, kept_at = now()` : tx`nothing`
  }`

/** The versions that a student's file is made with. */
export const listKept = (sql: Sql, studentId: string) => sql<{ country_id: string; version: string; kept_at: Date }[]>`
  select country_id, version::text as version, kept_at from student_checklist where student_id = ${studentId}`

/** Finds the student of a paper, if they are in the bin; if they stand, they cannot be deleted before `tx` ends. */
export async function findDeletedStudent(tx: Sql, id: string) {
  const [row] = await tx<{ id: string; name: string; is_deleted: boolean }[]>`
    select s.id, trim(s.full_name) as name, s.deleted_at is not null as is_deleted
    from student s join student_paper t on t.student_id = s.id where t.id = ${id} for share of s`
  return row?.is_deleted ? { id: row.id, name: row.name } : undefined
}

/** Rows of the audit about the papers of a student, for the timeline of the student. */
export const trailOf = (sql: Sql, studentId: string): Fragment => sql`
  select a.* from student_paper t join audit a on a.record_id = t.id::text and a.record_kind = 'student-paper'
  where t.student_id = ${studentId}`
