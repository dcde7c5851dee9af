import type { CompanyOffice, office } from '@corridor/contract/company/office/shapes'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { ListSpec } from '../../../db/list/spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import { companyTable } from '../../../db/record/table.ts'
import type { Context } from '../../../db/scope/context.ts'
import { sharedInCompany } from '../../../db/scope/within.ts'
import {
  type PlaceColumns,
  type PlaceRow,
  placeColumns,
  placeJoins,
  placeSearch,
  placeSearchJoins,
  toPlace,
} from '../location/tables.ts'

export interface OfficeValues extends PlaceColumns {
  name: string
  address: string
  zip_code: string
}
export interface OfficeRow extends RecordRow, OwnerColumns, PlaceRow, OfficeValues {}

export const officeSpec: ListSpec<OfficeRow, typeof office.list> = {
  table: 'company_office',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.name, t.address, t.zip_code, ${placeColumns}, ${ownerColumns}`,
  joins: `${placeJoins} ${ownerJoin}`,
  searchJoins: placeSearchJoins,
  within: sharedInCompany,
  sort: {
    createDate: { by: 't.created_at' },
    updateDate: { by: 't.updated_at' },
    name: { by: 't.name collate corridor_text' },
    address: { by: 't.address collate corridor_text' },
    zipCode: { by: 't.zip_code' },
  },
  filters: { country: (sql, id) => sql`t.country_id = ${id}` },
  search: {
    name: 't.name',
    address: 't.address',
    zipCode: 't.zip_code',
    ...placeSearch,
  },
  toWire,
}

export const listOffice = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, officeSpec, query)

export const officeTable = companyTable<OfficeRow, OfficeValues>({
  spec: officeSpec,
  entity: 'Location',
  columns: ['name', 'address', 'country_id', 'state_id', 'state_name', 'city_id', 'city_name', 'zip_code'],
})

export function toWire(row: OfficeRow): CompanyOffice {
  return {
    ...toRecordBase(row),
    name: row.name,
    address: row.address,
    ...toPlace(row),
    zipCode: row.zip_code,
    userInfo: toUserInfo(row),
  }
}

/** Values of an office that the audit keeps. */
export const toFacts = (row: OfficeRow): OfficeValues => ({
  name: row.name,
  address: row.address,
  country_id: row.country_id,
  state_id: row.state_id,
  state_name: row.state_name,
  city_id: row.city_id,
  city_name: row.city_name,
  zip_code: row.zip_code,
})
