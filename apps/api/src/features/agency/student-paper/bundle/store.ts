import type { BundleFormat, BundleGap, BundleState } from '@corridor/contract/agency/student-paper/kinds'
import type { Language } from '@corridor/contract/wire/language'
import type { WorkRow, WorkTable } from '../../../../db/long-work/kind.ts'
import type { CompanyContext } from '../../../../db/scope/context.ts'
import { newId } from '../../../../platform/ids.ts'
import { columnsOf, json, type Sql } from '../../../../platform/sql.ts'

/** A paper of an application that is accepted, with the document of its newest version. */
export interface AcceptedPaper {
  id: string
  title: string
  /** Null once it was deleted. */
  document_id: string | null
  type: string | null
  file_key: string | null
  file_type: string | null
  file_size: number | null
  is_identity: boolean
}

/** The accepted papers of an application in the order of its country's checklist; those that no row of it asks follow. */
export const listAccepted = (sql: Sql, applicationId: string) => sql<AcceptedPaper[]>`
  select p.id, p.title, d.id as document_id, d.type, d.file_key, f.file_type, f.file_size::int as file_size,
    coalesce(d.is_identity, false) as is_identity
  from student_paper_application l join student_paper p on p.id = l.paper_id and p.deleted_at is null and p.state = 'accepted'
  join student_application a on a.id = l.application_id join institution i on i.id = a.institution_id
  left join checklist_row r on r.id = p.checklist_id
  left join lateral (
    select v.document_id from student_paper_version v where v.paper_id = p.id order by v.number desc limit 1
  ) newest on true
  left join student_document d on d.id = newest.document_id and d.deleted_at is null
  left join stored_file f on f.key = d.file_key
  where l.application_id = ${applicationId}
  order by r.id is null, r.country_id is distinct from i.country_id, r.country_id, r.company_id nulls first, r.place, r.id,
    p.created_at, p.id`

/** A paper as it stood when the bundle was asked for. */
export interface AskedPaper {
  id: string
  title: string
  document: string | null
}

export interface KeptPart {
  paper: string
  name: string
  page: number | null
  leftOut: BundleGap | null
}

export interface BundleValues {
  application_id: string
  format: BundleFormat
  language: Language
  papers: AskedPaper[]
  has_identity: boolean
}

export interface BundleRow extends WorkRow, BundleValues {
  company_id: string
  state: BundleState
  parts: KeptPart[]
  name: string
  file_key: string | null
}

export const bundleTable: WorkTable = { table: 'paper_bundle', json: ['reason', 'parts'] }

export async function insertBundle(tx: Sql, { scope }: CompanyContext, values: BundleValues): Promise<BundleRow> {
  const { companyId: company_id, userId: created_by } = scope
  const row = { id: newId(), company_id, created_by, ...values, papers: json(tx, values.papers) }
  const [added] = await tx<[BundleRow]>`insert into paper_bundle ${columnsOf(tx, row)} returning *`
  return added
}

/** The caller's own latest bundle of an application. */
export async function findLatest(sql: Sql, { scope }: CompanyContext, applicationId: string) {
  const [row] = await sql<BundleRow[]>`
    select * from paper_bundle
    where application_id = ${applicationId} and created_by = ${scope.userId} and company_id = ${scope.companyId}
    order by created_at desc, id desc limit 1`
  return row as BundleRow | undefined
}

/** Finds a bundle of the caller's own by its id, or by its file. */
export async function findOwn(
  sql: Sql,
  { companyId, userId }: CompanyContext['scope'],
  by: { id: string } | { key: string },
): Promise<BundleRow | undefined> {
  const [row] = await sql<BundleRow[]>`
    select * from paper_bundle
    where ${'id' in by ? sql`id = ${by.id}` : sql`file_key = ${by.key}`} and company_id = ${companyId} and created_by = ${userId}`
  return row
}

/** Deletes the caller's own bundles of an application; answers their files. One that is being made finds no row to end. */
export async function deleteEarlier(tx: Sql, { scope }: CompanyContext, applicationId: string): Promise<string[]> {
  const rows = await tx<{ file_key: string | null }[]>`
    delete from paper_bundle
    where application_id = ${applicationId} and created_by = ${scope.userId} and company_id = ${scope.companyId} returning file_key`
  return filesOf(rows)
}

/** Deletes a bundle with a paper of identity; answers its file. */
export async function deleteShort(tx: Sql, id: string): Promise<string[]> {
  return filesOf(
    await tx<
      { file_key: string | null }[]
    >`delete from paper_bundle where id = ${id} and has_identity returning file_key`,
  )
}

const filesOf = (rows: readonly { file_key: string | null }[]) =>
  rows.flatMap(({ file_key }) => (file_key ? [file_key] : []))

interface Named {
  student_number: string
  first_name: string
  middle_name: string
  last_name: string
  institution: string
  file_pattern: string
  programme: string
}

/** Facts of an application for the names of its files and for the first page. */
export async function findNamed(sql: Sql, applicationId: string): Promise<Named | undefined> {
  const [row] = await sql<Named[]>`
    select a.student_number, s.first_name, s.middle_name, s.last_name, i.name as institution, i.file_pattern, p.name as programme
    from student_application a join student s on s.id = a.student_id join institution i on i.id = a.institution_id
    join programme p on p.id = a.programme_id where a.id = ${applicationId} and a.deleted_at is null`
  return row
}
