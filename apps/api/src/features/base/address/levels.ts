import type { City, Country, State } from '@corridor/contract/base/address/shapes'
import type { ListSpec } from '../../../db/list-spec.ts'
import { type RecordRow, toRecordBase } from '../../../db/record.ts'
import { withinPlatform } from '../../../db/within.ts'
import type { Sql } from '../../../platform/sql.ts'

/** The three levels of an address, from the top. */
export type Level = 'country' | 'state' | 'city'

export interface AddressRow extends RecordRow {
  name: string
  status: 'active' | 'inactive'
  code: string | null
  phone_code: string | null
  parent_id: string | null
  parent_name: string | null
  /** The country of a city's state. */
  top_id?: string
  top_name?: string
}
type Address = Country & State & City

export interface LevelRules {
  title: string
  /** '{notFound} not found' is the specification's text (spec 1 §8, product.md). */
  notFound: string
  /** The column and the wire name of the level above. */
  parent: { table: Level; column: string; wire: 'country' | 'state'; title: string } | null
  /** The level below, whose records keep one of this level from being deleted. */
  child: { table: Level; column: string } | null
  spec: ListSpec<AddressRow, Address>
}

const byParent = (column: string) => (sql: Sql, id: string) => sql`t.${sql.unsafe(column)} = ${id}`

function specOf(level: Level, parent: LevelRules['parent']): LevelRules['spec'] {
  const own = `t.id, t.version, t.created_at, t.updated_at, t.name, t.status`
  const codes = level === 'country' ? 't.code, t.phone_code' : 'null as code, null as phone_code'
  const isCity = level === 'city'
  const join = parent
    ? `join ${parent.table} p on p.id = t.${parent.column} ${isCity ? 'join country top on top.id = p.country_id' : ''}`
    : ''
  const names = parent ? 'p.id as parent_id, p.name as parent_name' : 'null as parent_id, null as parent_name'
  return {
    table: level,
    columns: `${own}, ${codes}, ${names} ${isCity ? ', top.id as top_id, top.name as top_name' : ''}`,
    joins: join,
    searchJoins: '',
    within: withinPlatform,
    sort: {
      createDate: { by: 't.created_at' },
      name: { by: 't.name collate corridor_text' },
      status: { by: 't.status' },
      ...(parent
        ? {
            [parent.wire]: {
              by: `(select p.name from ${parent.table} p where p.id = t.${parent.column}) collate corridor_text`,
            },
          }
        : { code: { by: 't.code', nullable: true } }),
    },
    filters: {
      status: (sql, value) => sql`t.status = ${value}`,
      ...(parent ? { [parent.wire]: byParent(parent.column) } : {}),
    },
    search: { name: 't.name' },
    toWire: (row) => toAddress(row, parent),
  }
}

function toAddress(row: AddressRow, parent: LevelRules['parent']): Address {
  const base = { ...toRecordBase(row), name: row.name, status: row.status, statusInfo: [{ name: row.status }] }
  const above = row.parent_id ? [{ _id: row.parent_id, name: row.parent_name ?? '' }] : []
  const top = row.top_id ? { countryInfo: [{ _id: row.top_id, name: row.top_name ?? '' }] } : {}
  const wire = parent
    ? { ...base, ...top, [parent.wire]: row.parent_id, [`${parent.wire}Info`]: above }
    : { ...base, code: row.code, phoneCode: row.phone_code }
  return wire as Address
}

const country = { table: 'country', column: 'country_id', wire: 'country', title: 'Country' } as const
const state = { table: 'state', column: 'state_id', wire: 'state', title: 'State' } as const

export const levels: Record<Level, LevelRules> = {
  country: {
    title: 'Country',
    notFound: 'Data',
    parent: null,
    child: { table: 'state', column: 'country_id' },
    spec: specOf('country', null),
  },
  state: {
    title: 'State',
    notFound: 'Data group',
    parent: country,
    child: { table: 'city', column: 'state_id' },
    spec: specOf('state', country),
  },
  city: { title: 'City', notFound: 'City data', parent: state, child: null, spec: specOf('city', state) },
}

/** What the trail keeps of a record. */
export const toFacts = ({ name, status, parent_id }: AddressRow) => ({ name, status, parent_id })
