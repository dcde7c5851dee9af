import type { LookupKind } from '@corridor/contract/base/lookup/kinds'
import { namesOfSame } from '@corridor/contract/base/lookup/other-names'
import type { Named } from '../../../db/record/transfer-rules.ts'
import { json, type Sql } from '../../../platform/sql.ts'

/** The entries of a lookup that each name may mean: the one of that name, else those that people call so, `GC` for Green Card. */
export function nameEntries(sql: Sql, kind: LookupKind, names: readonly string[]) {
  const asked = names.map((name, at) => ({ at, name, called: namesOfSame(name) }))
  return sql<Named[]>`
    select asked.at, l.id, l.name as label from jsonb_to_recordset(${json(sql, asked)}) as asked (at int, name text, called text[])
    join lookup l on l.kind = ${kind} and l.deleted_at is null and (search_fold(l.name) = search_fold(asked.name)
      or search_fold(l.name) = any(array(select search_fold(c) from unnest(asked.called) c)) and not exists (
        select from lookup e where e.kind = ${kind} and e.deleted_at is null and search_fold(e.name) = search_fold(asked.name)))`
}
