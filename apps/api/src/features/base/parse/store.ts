import type { JobReading, Parse } from '@corridor/contract/base/parse/shapes'
import { json, type Sql } from '../../../platform/sql.ts'
import type { ResumeFields, SkillWords } from '../../../reading/extract.ts'
import { type FileColumns, type FileReader, fileColumns, isReadable, toStoredFile } from '../file/tables.ts'
import type { LyingPages } from './seal-pages.ts'

/** Skills that are handed to a reader; more are no list that anybody keeps. */
const skillsMax = 20_000

interface ParseRow extends FileColumns {
  id: string
  status: Parse['status']
  kind: ParseKind
  result: ResumeFields | JobReading | null
  reason: string | null
}

/** Kind of the document that is read. */
export type ParseKind = 'resume' | 'job'

/** A reading of a file that the caller may read. */
export async function findParse(sql: Sql, who: FileReader, id: string): Promise<Parse | undefined> {
  if (who.scope.kind !== 'company') return undefined
  const [row] = await sql<ParseRow[]>`
    select p.id, p.kind, p.status, p.result, p.reason, ${sql.unsafe(fileColumns)}
    from parse p join stored_file f on f.key = p.file_key where p.id = ${id} and ${isOfReadable(sql, who)}`
  const file = row && toStoredFile(row)
  if (!row || !file) return undefined
  const { status, reason, kind, result } = row
  return {
    parseId: row.id,
    status,
    result: kind === 'resume' ? (result as Parse['result']) : null,
    job: kind === 'job' ? (result as Parse['job']) : null,
    reason,
    file,
  }
}

/** The pages of a reading as they lie; undefined if there is no such reading. */
export async function findParseText(sql: Sql, who: FileReader, id: string): Promise<LyingPages | undefined> {
  if (who.scope.kind !== 'company') return undefined
  const [row] = await sql<LyingPages[]>`
    select p.id as parse_id, t.pages, t.sealed_pages from parse p left join parse_text t on t.parse_id = p.id
    where p.id = ${id} and ${isOfReadable(sql, who)}`
  return row
}

const isOfReadable = (sql: Sql, who: FileReader) =>
  sql`exists (select from stored_file where key = p.file_key and ${isReadable(sql, who)})`

interface NewParse {
  id: string
  company_id: string
  created_by: string
  file_key: string
  kind: ParseKind
}

export const insertParse = (sql: Sql, row: NewParse) => sql`insert into parse ${sql(row)}`

interface WaitingParse {
  file_key: string
  file_type: string
  kind: ParseKind
}

/** Takes a waiting parse to work on; a second worker finds nothing, and one that died leaves it to the next. */
export async function startParse(sql: Sql, id: string): Promise<WaitingParse | undefined> {
  const [row] = await sql<WaitingParse[]>`
    update parse p set status = 'running', updated_at = now()
    from stored_file f
    where p.id = ${id} and p.status in ('queued', 'running') and f.key = p.file_key
    returning p.file_key, p.kind, f.file_type`
  return row
}

/** Lets a parse wait again, for another kind of worker. */
export const queueParse = (sql: Sql, id: string) =>
  sql`update parse set status = 'queued', updated_at = now() where id = ${id} and status = 'running'`

export interface ParseEnd {
  status: 'done' | 'failed'
  result: ResumeFields | JobReading | null
  reason: string | null
  /** Null if no page was read. */
  sealed_pages: string | null
}

/** Ends a running parse; answers whose it is and who sees what its person makes, or nothing if another worker ended it before. */
export async function endParse(
  sql: Sql,
  id: string,
  { status, result, reason, sealed_pages }: ParseEnd,
): Promise<{ companyId: string; record: number } | undefined> {
  const [row] = await sql<{ companyId: string; record: number }[]>`
    update parse set status = ${status}, result = ${result ? json(sql, result) : null}, reason = ${reason}, updated_at = now()
    where id = ${id} and status = 'running'
    returning company_id as "companyId", audience_for(company_id, created_by) as record`
  if (row && sealed_pages) await sql`insert into parse_text (parse_id, sealed_pages) values (${id}, ${sealed_pages})`
  return row
}

/** Ends readings that no worker will take up again, with a reason for the person who waits. */
export const endLostParses = (sql: Sql) => sql`
  update parse set status = 'failed', updated_at = now(),
    reason = 'The resume could not be read. The original is kept; please fill in the form.'
  where status = 'running' and updated_at < now() - interval '15 minutes'
     or status = 'queued' and updated_at < now() - interval '2 hours'`

/** Readings that nobody asks for any more, or that were left unread; answers the files that they were of. */
export const deleteOldReadings = (tx: Sql) => tx<{ file_key: string }[]>`
  delete from parse where id in (
    select id from parse where created_at < now() - interval '30 days' or (kind = 'job' and created_at < now() - interval '1 hour')
    order by created_at limit 500
  )
  returning file_key`

/** Resumes that were replaced thirty days ago. One that a candidate has again is named by it, and stays. */
export const takeReplaced = (tx: Sql) => tx<{ file_key: string }[]>`
  delete from replaced_resume where replaced_at < now() - interval '30 days' returning file_key`

/** The active skills with their aliases, for readers of documents. The same version means the same skills. */
export async function findSkillWords(sql: Sql, known?: SkillWords): Promise<SkillWords> {
  // Any change of a skill counts its version up, and only the bin's end takes one away.
  const [state] = await sql<{ version: string }[]>`
    select concat_ws('/', count(*), sum(version), max(updated_at)) as version from lookup where kind = 'skill'`
  const version = state?.version ?? ''
  if (known?.version === version) return known
  const rows = await sql<{ words: string[] }[]>`
    select array_prepend(name, aliases) as words from lookup
    where kind = 'skill' and status = 'active' and deleted_at is null order by name limit ${skillsMax}`
  return { version, json: JSON.stringify(rows.map(({ words }) => words)) }
}
