import type { CompanyLocation, CompanyLocationAdd, location } from '@corridor/contract/company/location/shapes'
import { type AddressType, addressTypeNames } from '@corridor/contract/company/onboarding/choices'
import type { ListSpec } from '../../../db/list/spec.ts'
import { type RecordRow, toRecordBase } from '../../../db/record/record.ts'
import { sharedInCompany } from '../../../db/scope/within.ts'

/** A place: its state and city are ones of the data set, or texts. */
export interface PlaceColumns {
  country_id: string
  state_id: string | null
  state_name: string | null
  city_id: string | null
  city_name: string | null
}

/** A place as a list reads it, with the names of what has an id. */
export interface PlaceRow extends PlaceColumns {
  country_name: string
  country_code: string | null
  known_state: string | null
  known_city: string | null
}

export const placeColumns = `t.country_id, country.name as country_name, country.code as country_code, t.state_id, t.state_name, state.name as known_state,
  t.city_id, t.city_name, city.name as known_city`
export const placeSearchJoins = 'left join state on state.id = t.state_id left join city on city.id = t.city_id'
export const placeJoins = `join country on country.id = t.country_id ${placeSearchJoins}`
export const placeSearch = { state: 'coalesce(t.state_name, state.name)', city: 'coalesce(t.city_name, city.name)' }

/** A place on the wire. */
export const toPlace = (row: PlaceRow) => ({
  country: row.country_id,
  countryInfo: [{ _id: row.country_id, name: row.country_name, code: row.country_code }],
  state: row.state_id ?? row.state_name ?? '',
  stateInfo: row.state_id ? [{ _id: row.state_id, name: row.known_state ?? '' }] : [],
  city: row.city_id ?? row.city_name ?? '',
  cityInfo: row.city_id ? [{ _id: row.city_id, name: row.known_city ?? '' }] : [],
})

export interface LocationValues extends PlaceColumns {
  address_type: AddressType
  address: string
  zip_code: string
}

export interface LocationRow extends RecordRow, PlaceRow, LocationValues {
  company_id: string
}

export const locationSpec: ListSpec<LocationRow, typeof location.list> = {
  table: 'company_location',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.company_id, t.address_type, ${placeColumns},
    t.address, t.zip_code`,
  joins: placeJoins,
  searchJoins: placeSearchJoins,
  within: sharedInCompany,
  sort: {
    createDate: { by: 't.created_at' },
    updateDate: { by: 't.updated_at' },
    name: { by: "(t.address_type || ' ' || t.address) collate corridor_text" },
    addressType: { by: 't.address_type' },
    address: { by: 't.address collate corridor_text' },
    zipCode: { by: 't.zip_code' },
  },
  filters: {
    companyId: (sql, id) => sql`t.company_id = ${id}`,
    addressType: (sql, value) => sql`t.address_type = ${value}`,
  },
  search: {
    address: 't.address',
    zipCode: 't.zip_code',
    ...placeSearch,
  },
  toWire,
}

export function toWire(row: LocationRow): CompanyLocation {
  return {
    ...toRecordBase(row),
    companyId: row.company_id,
    name: addressTypeNames[row.address_type],
    ...toPlace(row),
    ...toInput(row),
  }
}

/** A location as its form sends it. */
export const toInput = (row: LocationRow): CompanyLocationAdd => ({
  addressType: row.address_type,
  country: row.country_id,
  state: row.state_id ?? row.state_name ?? '',
  city: row.city_id ?? row.city_name ?? '',
  address: row.address,
  zipCode: row.zip_code,
})

/** Values of a location that the audit keeps. */
export const toFacts = (row: LocationRow): LocationValues => ({
  address_type: row.address_type,
  country_id: row.country_id,
  state_id: row.state_id,
  state_name: row.state_name,
  city_id: row.city_id,
  city_name: row.city_name,
  address: row.address,
  zip_code: row.zip_code,
})
