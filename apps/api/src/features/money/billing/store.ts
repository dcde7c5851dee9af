import type { BillingDetails, billing } from '@corridor/contract/money/billing/shapes'
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
} from '../../company/location/tables.ts'

export interface BillingValues extends PlaceColumns {
  name: string
  email: string
  phone: string
  address: string
  zip_code: string
}
export interface BillingRow extends RecordRow, OwnerColumns, PlaceRow, BillingValues {}

export const billingSpec: ListSpec<BillingRow, typeof billing.list> = {
  table: 'billing_details',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.name, t.email, t.phone, t.address, t.zip_code, ${placeColumns}, ${ownerColumns}`,
  joins: `${placeJoins} ${ownerJoin}`,
  searchJoins: placeSearchJoins,
  within: sharedInCompany,
  sort: {
    createDate: { by: 't.created_at' },
    updateDate: { by: 't.updated_at' },
    name: { by: 't.name collate corridor_text' },
    email: { by: 't.email collate corridor_text' },
    phone: { by: 't.phone collate corridor_text' },
    address: { by: 't.address collate corridor_text' },
    zipCode: { by: 't.zip_code' },
  },
  filters: { country: (sql, id) => sql`t.country_id = ${id}` },
  search: {
    name: 't.name',
    email: 't.email',
    phone: 't.phone',
    address: 't.address',
    zipCode: 't.zip_code',
    ...placeSearch,
  },
  toWire,
}

export const listBilling = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, billingSpec, query)

export const billingTable = companyTable<BillingRow, BillingValues>({
  spec: billingSpec,
  entity: 'Billing Details',
  columns: [
    'name',
    'email',
    'phone',
    'address',
    'country_id',
    'state_id',
    'state_name',
    'city_id',
    'city_name',
    'zip_code',
  ],
})

export function toWire(row: BillingRow): BillingDetails {
  return {
    ...toRecordBase(row),
    name: row.name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    ...toPlace(row),
    zipCode: row.zip_code,
    userInfo: toUserInfo(row),
  }
}

/** Values of the billing details that the audit keeps. */
export const toFacts = (row: BillingRow): BillingValues => ({
  name: row.name,
  email: row.email,
  phone: row.phone,
  address: row.address,
  country_id: row.country_id,
  state_id: row.state_id,
  state_name: row.state_name,
  city_id: row.city_id,
  city_name: row.city_name,
  zip_code: row.zip_code,
})
