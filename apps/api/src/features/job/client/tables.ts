import type { Client, client } from '@corridor/contract/job/client/shapes'
import type { ListSpec } from '../../../db/list/spec.ts'
import { hasText } from '../../../db/list/term.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import { companyTable } from '../../../db/record/table.ts'
import type { Named } from '../../../db/record/transfer-rules.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { seenInCompany, sharedInCompany } from '../../../db/scope/within.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'

/** The columns that a person fills in. */
export interface ClientValues {
  name: string
  aliases: string[]
  website: string
  notes: string
  status: 'active' | 'inactive'
}

export interface ClientRow extends RecordRow, OwnerColumns, ClientValues {}

export const clientSpec: ListSpec<ClientRow, typeof client.list> = {
  table: 'client',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.name, t.aliases, t.website, t.notes, t.status, ${ownerColumns}`,
  joins: ownerJoin,
  within: sharedInCompany,
  sort: {
    createDate: { by: 't.created_at', indexed: true },
    updateDate: { by: 't.updated_at' },
    name: { by: 't.name collate corridor_text', indexed: true },
    status: { by: 't.status' },
  },
  filters: { status: (sql, value) => sql`t.status = ${value}` },
  search: { name: 'joined_text(t.name || t.aliases)', website: 't.website' },
  // Name, aliases and website stand in one text, which an index serves.
  searchAll: hasText,
  toWire,
}

export function toWire(row: ClientRow): Client {
  return {
    ...toRecordBase(row),
    updateDate: row.updated_at.toISOString(),
    ...toFacts(row),
    userInfo: toUserInfo(row),
  }
}

/** Values of a client that the audit keeps. */
export const toFacts = ({ name, aliases, website, notes, status }: ClientRow): ClientValues => ({
  name,
  aliases,
  website,
  notes,
  status,
})

/** "JPMC" and "jpmc" are one alias, and a name needs none that says the same. */
export const eachOnce = (name: string, aliases: readonly string[]) =>
  aliases.filter((alias, at) => {
    const isSame = (other: string) => other.toLowerCase() === alias.toLowerCase()
    return !isSame(name) && aliases.findIndex(isSame) === at
  })

export const clients = companyTable<ClientRow, ClientValues>({
  spec: clientSpec,
  entity: 'Client',
  taken: { client_key_once: (name) => fail('client.nameTaken', { name, client: name }) },
  columns: ['name', 'aliases', 'website', 'notes', 'status'],
})

/** True if this is a client of the company; it cannot be deleted before `tx` ends. */
export async function isKnownClient(tx: Sql, companyId: string, id: string): Promise<boolean> {
  const rows = await tx`
    select id from client where id = ${id} and company_id = ${companyId} and deleted_at is null for share`
  return rows.length > 0
}

/** The vendors of that name that the caller sees; if there is none, the client of it: nobody stands between. */
export const nameThrough = (sql: Sql, scope: CompanyScope, names: string[]) => sql<Named[]>`
  with asked as (select name, at::int - 1 as at from unnest(${names}::text[]) with ordinality as asked (name, at)),
    vendors as (select a.at, t.id, t.name as label from asked a
      join vendor t on lower(t.name) = lower(a.name) and ${seenInCompany(sql, scope)})
  select at, id, label from vendors
  union all
  select a.at, c.id, c.name from asked a
    join client_key k on k.company_id = ${scope.companyId} and k.key = vendor_key(a.name) join client c on c.id = k.client_id
  where not exists (select from vendors v where v.at = a.at)`

export async function isClient(sql: Sql, { companyId }: CompanyScope, id: string): Promise<boolean> {
  const [row] = await sql`select 1 from client where id = ${id} and company_id = ${companyId}`
  return row !== undefined
}
