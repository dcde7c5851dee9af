import type { address, City, Country, State } from '@corridor/contract/base/address/shapes'
import type { AnyListSpec, ListSpec } from '../../../db/list/spec.ts'
import { type RecordRow, toRecordBase } from '../../../db/record/record.ts'
import { withinPlatform } from '../../../db/scope/within.ts'
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
  /** Code of a state's country. */
  parent_code?: string | null
  /** The country of a city's state. */
  top_id?: string
  top_name?: string
  top_code?: string | null
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
  spec: AnyListSpec<AddressRow, Address>
}

const own = 't.id, t.version, t.created_at, t.updated_at, t.name, t.status'
const noCodes = 'null as code, null as phone_code'
const above = 'p.id as parent_id, p.name as parent_name'

const byStatus = (sql: Sql, value: string) => sql`t.status = ${value}`
const alike = {
  within: withinPlatform,
  sort: {
    createDate: { by: 't.created_at' },
    name: { by: 't.name collate corridor_text' },
    status: { by: 't.status' },
  },
  search: { name: 't.name' },
}

const countrySpec: ListSpec<AddressRow, typeof address.country.list, Address> = {
  ...alike,
  table: 'country',
  columns: `${own}, t.code, t.phone_code, null as parent_id, null as parent_name`,
  sort: { ...alike.sort, code: { by: 't.code', nullable: true } },
  filters: { status: byStatus },
  toWire: (row) => toAddress(row, null),
}

const stateSpec: ListSpec<AddressRow, typeof address.state.list, Address> = {
  ...alike,
  table: 'state',
  columns: `${own}, ${noCodes}, ${above}, p.code as parent_code`,
  joins: 'join country p on p.id = t.country_id',
  sort: {
    ...alike.sort,
    country: { by: '(select p.name from country p where p.id = t.country_id) collate corridor_text' },
  },
  filters: { status: byStatus, country: (sql, id) => sql`t.country_id = ${id}` },
  toWire: (row) => toAddress(row, country),
}

const citySpec: ListSpec<AddressRow, typeof address.city.list, Address> = {
  ...alike,
  table: 'city',
  columns: `${own}, ${noCodes}, ${above}, top.id as top_id, top.name as top_name, top.code as top_code`,
  joins: 'join state p on p.id = t.state_id join country top on top.id = p.country_id',
  sort: { ...alike.sort, state: { by: '(select p.name from state p where p.id = t.state_id) collate corridor_text' } },
  filters: { status: byStatus, state: (sql, id) => sql`t.state_id = ${id}` },
  toWire: (row) => toAddress(row, state),
}

function toAddress(row: AddressRow, parent: LevelRules['parent']): Address {
  const base = { ...toRecordBase(row), name: row.name, status: row.status, statusInfo: [{ name: row.status }] }
  const code = parent === country ? { code: row.parent_code ?? null } : {}
  const above = row.parent_id ? [{ _id: row.parent_id, name: row.parent_name ?? '', ...code }] : []
  const top = row.top_id
    ? { countryInfo: [{ _id: row.top_id, name: row.top_name ?? '', code: row.top_code ?? null }] }
    : {}
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
    spec: countrySpec,
  },
  state: {
    title: 'State',
    notFound: 'Data group',
    parent: country,
    child: { table: 'city', column: 'state_id' },
    spec: stateSpec,
  },
  city: { title: 'City', notFound: 'City data', parent: state, child: null, spec: citySpec },
}

/** Values of a record that the audit keeps. */
export const toFacts = ({ name, status, parent_id }: AddressRow) => ({ name, status, parent_id })
