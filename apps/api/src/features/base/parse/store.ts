import type { JobReading, Parse } from '@corridor/contract/base/parse/shapes'
import { zoneReasons } from '@corridor/contract/base/parse/zone-reasons'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { isSeen } from '../../../db/scope/within.ts'
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
  parse_id: string | null
  sealed_reading: string | null
}

/** Kind of the document that is read. */
export type ParseKind = 'resume' | 'job' | 'passport'

/** A reading of a file that the caller may read; that of a passport, which `sealed` then carries, is for whoever asked for it alone. */
export async function findParse(
  sql: Sql,
  who: FileReader,
  id: string,
): Promise<(Omit<Parse, 'zone'> & { sealed: LyingZone | null }) | undefined> {
  if (who.scope.kind !== 'company') return undefined
  const [row] = await sql<ParseRow[]>`
    select p.id, p.kind, p.status, p.result, p.reason, z.parse_id, z.sealed_reading, ${sql.unsafe(fileColumns)}
    from parse p left join stored_file f on f.key = p.file_key left join parse_zone z on z.parse_id = p.id
    where p.id = ${id} and ${isOfReadable(sql, who)}`
  if (!row) return undefined
  const { status, reason, kind, result, parse_id, sealed_reading } = row
  return {
    parseId: row.id,
    status,
    result: kind === 'resume' ? (result as Parse['result']) : null,
    job: kind === 'job' ? (result as Parse['job']) : null,
    sealed: parse_id && sealed_reading ? { parse_id, sealed_reading } : null,
    reason,
    file: toStoredFile(row),
  }
}

/** Deletes a passport's reading that its person asked for; answers the file that it was of, which may be gone already. */
export async function deleteZone(
  tx: Sql,
  { companyId, userId }: CompanyScope,
  id: string,
): Promise<{ studentId: string | null; fileKey: string | null; sealed: LyingZone | null } | undefined> {
  const [row] = await tx<{ student_id: string | null; file_key: string | null; sealed_reading: string | null }[]>`
    with zone as (select student_id, sealed_reading from parse_zone where parse_id = ${id} and company_id = ${companyId})
    delete from parse p
    where p.id = ${id} and p.company_id = ${companyId} and p.created_by = ${userId} and p.kind = 'passport'
    returning p.file_key, (select student_id from zone) as student_id, (select sealed_reading from zone) as sealed_reading`
  return (
    row && {
      studentId: row.student_id,
      fileKey: row.file_key,
      sealed: row.sealed_reading === null ? null : { parse_id: id, sealed_reading: row.sealed_reading },
    }
  )
}

/** A zone that was read, as it lies. */
export interface LyingZone {
  parse_id: string
  sealed_reading: string
}

interface NewZone extends LyingZone {
  company_id: string
  student_id: string
}

export const insertZone = (tx: Sql, row: NewZone) =>
  tx`insert into parse_zone ${tx(row, 'parse_id', 'company_id', 'student_id', 'sealed_reading')}`

/** Lets go of the file of a reading that found nothing; answers which it was. */
export async function dropFile(tx: Sql, id: string): Promise<string | undefined> {
  const [row] = await tx<{ file_key: string }[]>`
    with stood as (select file_key from parse where id = ${id} and file_key is not null)
    update parse set file_key = null where id = ${id} returning (select file_key from stood) as file_key`
  return row?.file_key ?? undefined
}

/** Counts the pictures of passports of a person that wait to be read, or are being read. */
export async function countWaitingZones(tx: Sql, { companyId, userId }: CompanyScope): Promise<number> {
  const [row] = await tx<[{ count: number }]>`
    select count(*)::int as count from parse
    where company_id = ${companyId} and created_by = ${userId} and kind = 'passport' and status in ('queued', 'running')`
  return row.count
}

/** The country of an ISO 3166 code of two letters. */
export async function findCountryByCode(sql: Sql, code: string) {
  const [row] = await sql<{ _id: string; name: string; code: string }[]>`
    select id as _id, name, code from country where code = ${code} and deleted_at is null`
  return row
}

/** The pages of a reading as they lie; undefined if there is no such reading. */
export async function findParseText(sql: Sql, who: FileReader, id: string): Promise<LyingPages | undefined> {
  if (who.scope.kind !== 'company') return undefined
  const [row] = await sql<LyingPages[]>`
    select p.id as parse_id, t.pages, t.sealed_pages from parse p left join parse_text t on t.parse_id = p.id
    where p.id = ${id} and ${isOfReadable(sql, who)}`
  return row
}

const isOfReadable = (sql: Sql, who: FileReader) => sql`case when p.kind = 'passport'
  then p.company_id = ${who.scope.kind === 'company' ? who.scope.companyId : null} and p.created_by = ${who.caller.userId}
    and not exists (select from parse_zone o join student s on s.id = o.student_id
      where o.parse_id = p.id and (s.deleted_at is not null or not ${isSeen(sql, who.scope, 's')}))
  else exists (select from stored_file where key = p.file_key and ${isReadable(sql, who)}) end`

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
  company_id: string
  kind: ParseKind
}

/** Takes a waiting parse to work on; a second worker finds nothing, and one that died leaves it to the next. */
export async function startParse(sql: Sql, id: string): Promise<WaitingParse | undefined> {
  const [row] = await sql<WaitingParse[]>`
    update parse p set status = 'running', updated_at = now()
    from stored_file f
    where p.id = ${id} and p.status in ('queued', 'running') and f.key = p.file_key
    returning p.file_key, p.kind, p.company_id, f.file_type`
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
    reason = case when kind = 'passport' then ${zoneReasons.given}
      else 'The resume could not be read. The original is kept; please fill in the form.' end
  where status = 'running' and updated_at < now() - interval '15 minutes'
     or status = 'queued' and updated_at < now() - interval '2 hours'`

/** Readings that nobody asks for any more, or that were left unread; answers the files that they were of. */
export const deleteOldReadings = (tx: Sql) => tx<{ file_key: string | null }[]>`
  delete from parse where id in (
    select id from parse where created_at < now() - interval '30 days' or (kind = 'job' and created_at < now() - interval '1 hour')
      or (kind = 'passport' and created_at < now() - interval '23 hours')
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
