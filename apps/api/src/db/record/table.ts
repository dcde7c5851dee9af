import { type Failure, fail } from '../../platform/fail.ts'
import { newId } from '../../platform/ids.ts'
import { columnsOf, type Fragment, isTaken, type Sql } from '../../platform/sql.ts'
import type { AnyListSpec } from '../list/spec.ts'
import type { CompanyScope, Scope } from '../scope/scope.ts'
import { textOf } from '../scope/within.ts'
import { assertVersion, type RecordRow } from './record.ts'

interface TableRules<Row extends RecordRow, Values extends object> {
  /** Table of the rows, the ones that a scope sees, and how one is answered. */
  spec: Pick<AnyListSpec<Row>, 'table' | 'columns' | 'joins' | 'within' | 'toWire'>
  /** {Entity} of the refusals, in title case. */
  entity: string
  /** The columns that a verb may write; a test holds them against the migrated database. */
  columns: readonly (keyof Values & string)[]
  /** How a name that stands already is refused, by the unique constraint that the database names. */
  taken?: Record<string, (name: string) => Failure>
  /** How strongly a row is held: by default whatever names it waits too. */
  lock?: 'for update' | 'for no key update'
}

/** The plain records of one table in a company: no joins but the list's, no conditions beyond id, scope and version. */
export interface Table<Row extends RecordRow, Values extends object> extends TableRules<Row, Values> {
  find(sql: Sql, scope: Scope, id: string): Promise<Row | undefined>
  /** Throws `record.notFound`. */
  load(sql: Sql, scope: Scope, id: string): Promise<Row>
  /**
   * A record to change, kept from others until `tx` ends. Throws `record.notFound`, and `record.changed` with the present one if it is not
   * at the version that was read.
   */
  take(tx: Sql, scope: Scope, id: string, version?: number): Promise<Row>
  /** Answers the new id, which is `id` if sealed values are bound to it. Throws as `taken` says. */
  insert(tx: Sql, scope: CompanyScope, values: Partial<Values>, id?: string): Promise<string>
  /** Writes what differs, under the next version; `name` is what the record is called afterwards. Throws as `taken` says. */
  update(tx: Sql, id: string, values: Partial<Values>, name?: string): Promise<void>
  /** Refuses, as `taken` says, what the database refused as the double of another record; throws on anything else. */
  refuseDouble(error: unknown, name: string): never
}

/** A table with the columns that verbs write. */
export interface WrittenTable {
  spec: { table: string }
  columns: readonly string[]
}

export function companyTable<Row extends RecordRow, Values extends object>(
  rules: TableRules<Row, Values>,
): Table<Row, Values> {
  const { spec, entity, taken = {}, lock = 'for update' } = rules
  const refuseDouble = (error: unknown, name: string): never => {
    const [refusal] = Object.entries(taken).filter(([constraint]) => isTaken(error, constraint))
    throw refusal ? refusal[1](name) : error
  }
  const nameIn = (values: object) => ('name' in values ? String(values.name) : '')
  const only = (values: Partial<Values>) =>
    Object.fromEntries(rules.columns.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]))
  const read = async (sql: Sql, scope: Scope, id: string, held: Fragment): Promise<Row | undefined> => {
    const rows = await sql<Row[]>`
      select ${sql.unsafe(textOf(spec.columns, scope))} from ${sql(spec.table)} t ${sql.unsafe(textOf(spec.joins, scope))}
      where t.id = ${id} and ${spec.within(sql, scope)} ${held}`
    return rows[0]
  }
  const orRefuse = (row: Row | undefined): Row => {
    if (!row) throw fail('record.notFound', { entity })
    return row
  }
  return {
    ...rules,
    find: (sql, scope, id) => read(sql, scope, id, sql``),
    load: async (sql, scope, id) => orRefuse(await read(sql, scope, id, sql``)),
    async take(tx, scope, id, version) {
      const row = orRefuse(await read(tx, scope, id, tx`${tx.unsafe(lock)} of t`))
      assertVersion(row, version, entity, spec.toWire(row))
      return row
    },
    async insert(tx, { companyId, userId }, values, id = newId()) {
      const row = { id, company_id: companyId, created_by: userId, ...only(values) }
      await tx`insert into ${tx(spec.table)} ${columnsOf(tx, row)}`.catch((error) =>
        refuseDouble(error, nameIn(values)),
      )
      return id
    },
    async update(tx, id, values, name = nameIn(values)) {
      const written = tx`
        update ${tx(spec.table)} set ${columnsOf(tx, only(values))}, version = version + 1, updated_at = now() where id = ${id}`
      await written.catch((error) => refuseDouble(error, name))
    },
    refuseDouble,
  }
}
