import type { ListQuery } from '@corridor/contract/wire/list'
import type { Context } from '../../../db/context.ts'
import { runList } from '../../../db/list.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Sql } from '../../../platform/sql.ts'
import { type ClientRow, clientSpec } from './tables.ts'

export const listClients = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, clientSpec, query)

interface Holder {
  /** The name that was asked for, and the client that has it. */
  called: string
  client: string
}

/** The first of these names that another client of the company has, as its name or as an alias. */
export async function findHolder(
  sql: Sql,
  companyId: string,
  names: readonly string[],
  exceptId: string | null,
): Promise<Holder | undefined> {
  const [row] = await sql<Holder[]>`
    select asked.called, c.name as client from unnest(${names as string[]}::text[]) with ordinality as asked (called, at)
    join client_key k on k.company_id = ${companyId} and k.key = vendor_key(asked.called)
    join client c on c.id = k.client_id
    where c.id is distinct from ${exceptId} order by asked.at limit 1`
  return row
}

/** What tells each of these names from others, in their order. */
export async function keysOf(sql: Sql, names: readonly string[]): Promise<string[]> {
  const rows = await sql<{ key: string }[]>`
    select vendor_key(asked.name) as key from unnest(${names as string[]}::text[]) with ordinality as asked (name, at)
    order by asked.at`
  return rows.map(({ key }) => key)
}

/** Clients that stand, kept from others until the transaction ends. */
export const lockClients = (tx: Sql, scope: Scope, ids: string[]) => tx<ClientRow[]>`
  select ${tx.unsafe(clientSpec.columns)} from client t ${tx.unsafe(clientSpec.joins ?? '')}
  where t.id = any(${ids}::uuid[]) and ${clientSpec.within(tx, scope)} order by t.id for update of t`

/** How many jobs are for each client. */
export async function countJobsOf(sql: Sql, ids: string[]): Promise<Map<string, number>> {
  const rows = await sql<{ id: string; uses: number }[]>`
    select client_id as id, count(*)::int as uses from job
    where client_id = any(${ids}::uuid[]) and deleted_at is null group by 1`
  return new Map(rows.map(({ id, uses }) => [id, uses]))
}
