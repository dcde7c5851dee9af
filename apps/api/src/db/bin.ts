import type { RecordKind } from '@corridor/contract/record-kinds'
import type { Context } from './context.ts'
import type { Sql } from './sql.ts'

interface Binned {
  kind: RecordKind
  table: string
  id: string
  /** What a person calls it; the bin is searched by it. */
  name: string
}

/** Marks a record as deleted and puts it into the bin, in the transaction of its delete verb. */
export const putIntoBin = (tx: Sql, { caller, scope }: Context, { kind, table, id, name }: Binned) => tx`
  with gone as (
    update ${tx(table)} set deleted_at = now(), version = version + 1, updated_at = now() where id = ${id}
    returning id, version, deleted_at
  )
  insert into bin (id, version, kind, company_id, name, deleted_by, deleted_at)
  select id, version, ${kind}, ${scope.kind === 'company' ? scope.companyId : null}, ${name}, ${caller.userId}, deleted_at
  from gone`
