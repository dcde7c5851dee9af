import { candidatePartKinds } from '@corridor/contract/candidate/part/kinds'
import { type OwnerColumns, ownerColumns } from '../../../db/record/record.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import { isSeen } from '../../../db/scope/within.ts'
import type { Fragment, Sql } from '../../../platform/sql.ts'
import { noteInTrail, writtenNotes } from '../../told/note/tables.ts'
import { partTables } from '../part/tables.ts'

export interface TrailRow extends OwnerColumns {
  id: string
  at: Date
  action: string
  record_kind: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  /** The beginning of a note that was written. */
  note: string | null
  hotlist_id: string | null
  hotlist_name: string | null
}

interface Asked {
  scope: Scope
  candidateId: string
  before: string | null
  limit: number
}

const verbs = ['add', 'update', 'delete', 'restore', 'merge']
const actions = ['candidate', ...candidatePartKinds].flatMap((kind) => verbs.map((verb) => `${kind}.${verb}`))

/** The trail of a candidate and of the entries of the record, newest first; of hotlists, those that the caller sees. */
export const listTrail = (sql: Sql, { scope, candidateId, before, limit }: Asked) => sql<TrailRow[]>`
  with own as (
    select ${candidateId}::text as record_id ${Object.values(partTables).map(({ table }) => idsOf(sql, table, candidateId))}
  ), happened as (
    select a.* from own join audit a on a.record_id = own.record_id and a.action = any(${actions})
    union all ${writtenNotes(sql, candidateId)}
    union all
    select a.* from audit a
    where a.action in ('hotlist.add-candidates', 'hotlist.remove-candidates')
      and coalesce(a.after, a.before) -> 'candidateIds' ? ${candidateId}
  )
  select a.id, a.at, a.action, a.record_kind, a.before, a.after, ${sql.unsafe(noteInTrail)}, ${sql.unsafe(ownerColumns)},
    case when h.deleted_at is null then h.id end as hotlist_id, h.name as hotlist_name
  from happened a
  left join user_account u on u.id = a.actor_id
  left join hotlist h on a.record_kind = 'hotlist' and h.id::text = a.record_id
  where (${before}::uuid is null or a.id < ${before}::uuid) and (h.id is null or ${isSeen(sql, scope, 'h')})
  order by a.id desc limit ${limit}`

const idsOf = (sql: Sql, table: string, candidateId: string): Fragment =>
  sql`union all select id::text from ${sql.unsafe(table)} where candidate_id = ${candidateId}`

/** The names behind ids of lookups and keys of files. */
export async function listNames(sql: Sql, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql<{ key: string; name: string }[]>`
    select id::text as key, name from lookup where id::text = any(${keys as string[]})
    union all select key, original_name from stored_file where key = any(${keys as string[]})`
  return new Map(rows.map(({ key, name }) => [key, name]))
}
