import { conditionsMax } from '@corridor/contract/agency/student-application/kinds'
import type { PaperState } from '@corridor/contract/agency/student-paper/states'
import { type OwnerColumns, ownerColumns } from '../../../../db/record/record.ts'
import type { CompanyScope } from '../../../../db/scope/scope.ts'
import { newId } from '../../../../platform/ids.ts'
import type { Sql } from '../../../../platform/sql.ts'

export interface ConditionRow extends OwnerColumns {
  id: string
  text: string
  due_on: string | null
  met_on: string | null
  document_id: string | null
  document_title: string | null
  met_before: string | null
  paper_id: string | null
  paper_title: string | null
  paper_state: PaperState | null
}

export const listConditions = (sql: Sql, applicationId: string) => sql<ConditionRow[]>`
  select c.id, c.text, c.due_on::text as due_on, c.met_on::text as met_on, d.id as document_id, d.title as document_title,
    c.met_before::text as met_before, p.id as paper_id, p.title as paper_title, p.state as paper_state, ${sql.unsafe(ownerColumns)}
  from student_application_condition c left join student_document d on d.id = c.document_id and d.deleted_at is null
    left join student_paper p on p.id = c.paper_id and p.deleted_at is null left join user_account u on u.id = c.met_by
  where c.application_id = ${applicationId} order by c.created_at, c.id`

interface Asked {
  text: string
  dueDate: string | null
}

export const insertCondition = (tx: Sql, { companyId }: CompanyScope, id: string, { text, dueDate }: Asked) => tx`
  insert into student_application_condition ${tx({
    ...{ id: newId(), company_id: companyId, application_id: id, text, due_on: dueDate },
  })}`

export const writeCondition = (tx: Sql, id: string, condition: string, { text, dueDate }: Asked) => tx`
  update student_application_condition set text = ${text}, due_on = ${dueDate} where id = ${condition} and application_id = ${id}`

interface Met {
  on: string | null
  by: string | null
  document: string | null
  paper: string | null
}

export const writeMet = (tx: Sql, id: string, condition: string, { on, by, document, paper }: Met) => tx`
  update student_application_condition set met_on = ${on}, met_before = null, met_by = ${by}, document_id = ${document},
    paper_id = ${paper}
  where id = ${condition} and application_id = ${id}`

export const deleteConditionRow = (tx: Sql, id: string, condition: string) =>
  tx`delete from student_application_condition where id = ${condition} and application_id = ${id}`

/** True if an application has as many conditions as it may. */
export async function isFull(tx: Sql, id: string): Promise<boolean> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from student_application_condition where application_id = ${id}`
  return (row?.count ?? 0) >= conditionsMax
}

/** True if the student has this paper. */
export const hasDocument = async (tx: Sql, studentId: string, documentId: string): Promise<boolean> =>
  (
    await tx`select 1 from student_document where id = ${documentId} and student_id = ${studentId} and deleted_at is null`
  ).length > 0

interface MeetingPaper {
  student_id: string
  title: string
  state: PaperState
}

/** Finds a paper by which a condition is to be met; it stays as it is until `tx` ends. */
export async function holdPaper(tx: Sql, { companyId }: CompanyScope, id: string): Promise<MeetingPaper | undefined> {
  const [row] = await tx<MeetingPaper[]>`
    select student_id, title, state from student_paper
    where id = ${id} and company_id = ${companyId} and deleted_at is null for share`
  return row
}
