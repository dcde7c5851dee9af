import type { Sql } from '../../src/platform/sql.ts'

export const oneCompany = '11111111-1111-4111-8111-111111111111'
export const otherCompany = '22222222-2222-4222-8222-222222222222'

/** Values of any row, by the type of the column. */
const valuesByType: Record<string, string> = {
  bool: 'true',
  bytea: 'uuid_send(gen_random_uuid())',
  date: 'current_date',
  json: "'{}'",
  jsonb: "'{}'",
  text: 'gen_random_uuid()::text',
  timestamptz: 'now()',
  tsvector: "''",
  uuid: 'gen_random_uuid()',
}
const toValue = (type: string) => valuesByType[type] ?? (type.startsWith('_') ? `'{}'` : '(random() * 30000)::int')

/** Puts a made-up row of each of two companies into a table, whatever its rules say of values: it is about whose rows they are. */
export async function fillWithTwo(owner: Sql, table: string): Promise<void> {
  await owner.unsafe(`alter table ${table} disable trigger user`)
  const rules = await owner<{ name: string }[]>`
    select conname as name from pg_constraint where conrelid = ${table}::regclass and contype in ('c', 'f') and conparentid = 0`
  for (const { name } of rules) await owner.unsafe(`alter table ${table} drop constraint "${name}"`)
  await owner.unsafe(`delete from ${table}`)
  for (const companyId of [oneCompany, otherCompany]) await owner.unsafe(await cloned(owner, table, companyId))
}

/** A statement that adds a row of a company. */
export async function cloned(owner: Sql, table: string, companyId: string): Promise<string> {
  const columns = await owner<{ name: string; type: string }[]>`
    select attname as name, typname as type from pg_attribute join pg_type on pg_type.oid = atttypid
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attnotnull and attgenerated = '' and attname <> 'company_id'`
  const names = ['company_id', ...columns.map(({ name }) => `"${name}"`)]
  const values = [`'${companyId}'`, ...columns.map(({ type }) => toValue(type))]
  return `insert into ${table} (${names}) values (${values})`
}
