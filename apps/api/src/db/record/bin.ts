import type { RecordKind } from '@corridor/contract/records/record/kinds'
import type { Sql } from '../../platform/sql.ts'
import type { Context } from '../scope/context.ts'

interface Binned {
  kind: RecordKind
  table: string
  id: string
  /** Name of the record for a person; the bin is searched by it. */
  name: string
}

/** Marks a record as deleted and puts it into the bin, in the transaction of its delete verb. */
export const putIntoBin = (tx: Sql, context: Context, { kind, table, ...record }: Binned) =>
  putAllIntoBin(tx, context, { kind, table, records: [record] })

/** The same with many of one kind; `by` is nobody if the product does it by itself. */
export const putAllIntoBin = (
  tx: Sql,
  by: Context | null,
  { kind, table, records }: Pick<Binned, 'kind' | 'table'> & { records: readonly Pick<Binned, 'id' | 'name'>[] },
) => tx`
  with gone as (
    update ${tx(table)} t set deleted_at = now(), version = version + 1, updated_at = now()
    from unnest(${records.map(({ id }) => id)}::uuid[], ${records.map(({ name }) => name)}::text[]) as r (id, name)
    where t.id = r.id returning t.id, t.version, t.deleted_at, r.name
  )
  insert into bin (id, version, kind, company_id, name, deleted_by, deleted_at)
  select id, version, ${kind}, ${by?.scope.kind === 'company' ? by.scope.companyId : null}, name, ${by?.caller.userId ?? null}, deleted_at
  from gone`
