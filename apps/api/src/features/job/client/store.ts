import type { ClientLikeness } from '@corridor/contract/job/client/duplicate-kinds'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { Scope } from '../../../db/scope/scope.ts'
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

/** Makes the key that tells each of these names from others, in their order. */
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

/** Counts the jobs for each client. */
export async function countJobsOf(sql: Sql, ids: string[]): Promise<Map<string, number>> {
  const rows = await sql<{ id: string; uses: number }[]>`
    select client_id as id, count(*)::int as uses from job
    where client_id = any(${ids}::uuid[]) and deleted_at is null group by 1`
  return new Map(rows.map(({ id, uses }) => [id, uses]))
}

interface AlikeRow {
  id: string
  company_id: string
  alike: { id: string; reasons: ClientLikeness[] }[]
}

/** A word that begins so many names says nothing: `National`. */
const sharedMax = 5

/** Lists the given clients that stand, each with the others of its company that are like it, and why. */
export const listAlike = (sql: Sql, ids: string[]) => sql<AlikeRow[]>`
  with asked as materialized (
    select id, company_id, client_spellings(name, aliases) as spellings, client_initials(name, aliases) as initials,
      vendor_domains(website, '') as domains
    from client where id = any(${ids}::uuid[]) and deleted_at is null
  ), alike (id, other, reason) as (
    select a.id, c.id, 'spelling' from asked a join client c
      on c.company_id = a.company_id and c.deleted_at is null and client_spellings(c.name, c.aliases) && a.spellings
    union select a.id, c.id, 'initials' from asked a join client c
      on c.company_id = a.company_id and c.deleted_at is null and client_initials(c.name, c.aliases) && a.spellings
    union select a.id, c.id, 'initials' from asked a join client c
      on c.company_id = a.company_id and c.deleted_at is null and client_spellings(c.name, c.aliases) && a.initials
    union select a.id, k.client_id, 'words' from asked a join client_key own on own.client_id = a.id join client_key k
      on k.company_id = a.company_id and (starts_with(k.key, own.key || ' ') or starts_with(own.key, k.key || ' '))
      where length(own.key) > 3 and length(k.key) > 3
    union select a.id, c.id, 'domain' from asked a join client c
      on c.company_id = a.company_id and c.deleted_at is null and vendor_domains(c.website, '') && a.domains
  ), told as (
    select alike.*, count(*) over (partition by id, reason) as sharing from alike where other <> id
  ), others as (
    select id, other, array_agg(reason order by array_position(array['spelling', 'initials', 'words', 'domain'], reason)) as reasons
    from told where sharing <= ${sharedMax} group by id, other
  )
  select a.id, a.company_id, coalesce(
    (select json_agg(json_build_object('id', o.other, 'reasons', o.reasons)) from others o where o.id = a.id), '[]') as alike
  from asked a`
