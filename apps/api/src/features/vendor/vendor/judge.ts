import { findPostcodeFault, toPostcode } from '@corridor/contract/field/postcode'
import { wholeCompany } from '@corridor/contract/vendor/vendor/kinds'
import type { VendorStepOne } from '@corridor/contract/vendor/vendor/shapes'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { readPhone } from '../../../platform/phone.ts'
import type { Sql } from '../../../platform/sql.ts'
import { countryOfPhones } from '../../candidate/candidate/contacts.ts'
import { invalid } from '../../company/company/entries.ts'
import { judgePlace } from '../../company/location/judge.ts'
import { listKnownMembers } from '../../people/member/tables.ts'
import { listKnownUnits } from '../../people/unit/tables.ts'
import { type VendorRow, type VendorValues, vendorColumns } from './tables.ts'

type Details = Omit<VendorValues, 'payment_terms'>

/** Judges a whole first step and makes its columns. A vendor that stands may name somebody who left. Throws `request.invalid`. */
export async function judgeVendor(
  tx: Sql,
  { companyId }: CompanyScope,
  input: VendorStepOne,
  stands?: VendorRow,
  haveStood = false,
): Promise<Details> {
  const primary = input.primaryBusinessUnit === wholeCompany ? null : input.primaryBusinessUnit
  const units = sorted(input.businessUnits)
  if (!haveStood) await refuseStrangers(tx, companyId, input, stands)
  if (input.vendorVisibility === 'units' && !primary && units.length === 0) {
    throw invalid({ businessUnits: 'Please choose a business unit' }, '')
  }
  const [contactNumber, fax] = await toNumbers(tx, companyId, [input.contactNumber, input.fax])
  return {
    name: input.vendorName,
    primary_unit_id: primary,
    visibility: input.vendorVisibility,
    unit_ids: units,
    federal_id: input.federalId,
    website: input.website,
    contact_number: contactNumber ?? '',
    fax: fax ?? '',
    email: input.email,
    address: input.address,
    ...(await placeOf(tx, input)),
    zip_code: toPostcode(input.zipCode),
    send_requirement: input.sendRequirement,
    send_hotlist: input.sendHotlist,
    primary_owner_id: input.primaryOwner,
    owner_ids: sorted(input.ownership),
    lead_id: input.vendorLead,
    technologies: eachOnce(input.technologies),
    about: input.aboutVendor,
    type: input.vendorType,
    status: input.groupStatus,
  }
}

/** Makes the values of the first step from a vendor that stands. */
export const toStepOne = (row: VendorRow): VendorStepOne => ({
  primaryBusinessUnit: row.primary_unit_id ?? wholeCompany,
  vendorVisibility: row.visibility,
  businessUnits: row.unit_ids,
  vendorName: row.name,
  federalId: row.federal_id,
  website: row.website,
  contactNumber: row.contact_number,
  fax: row.fax,
  email: row.email,
  address: row.address,
  country: row.country_id,
  state: row.state_id ?? row.state_name ?? '',
  city: row.city_id ?? row.city_name ?? '',
  zipCode: row.zip_code,
  sendRequirement: row.send_requirement,
  sendHotlist: row.send_hotlist,
  primaryOwner: row.primary_owner_id,
  ownership: row.owner_ids,
  vendorLead: row.lead_id,
  technologies: row.technologies,
  aboutVendor: row.about,
  vendorType: row.type,
  groupStatus: row.status,
})

/** Phones as numbers, however they were written; an empty one stays so. */
export async function toNumbers(tx: Sql, companyId: string, written: readonly string[]): Promise<string[]> {
  const country = await countryOfPhones(
    tx,
    companyId,
    written.filter((phone) => phone !== ''),
  )
  return written.map((phone) => (phone === '' ? '' : readPhone(phone, country).number))
}

/** "Java" and "java" are one technology; the first spelling stays. */
export const eachOnce = (names: readonly string[]) =>
  names.filter((name, at) => names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === at)

const sorted = (ids: readonly string[]) => [...new Set(ids)].sort()

type Naming = Pick<VendorStepOne, 'primaryBusinessUnit' | 'businessUnits' | 'primaryOwner' | 'ownership' | 'vendorLead'>

async function refuseStrangers(tx: Sql, companyId: string, input: Naming, stands: VendorRow | undefined) {
  const standing = new Set(stands ? vendorColumns.flatMap((name) => stands[name]) : [])
  const isNew = (id: string | null): id is string => id !== null && id !== wholeCompany && !standing.has(id)
  const named = [
    { field: 'primaryBusinessUnit', ids: [input.primaryBusinessUnit].filter(isNew), list: listKnownUnits },
    { field: 'businessUnits', ids: input.businessUnits.filter(isNew), list: listKnownUnits },
    { field: 'primaryOwner', ids: [input.primaryOwner].filter(isNew), list: listKnownMembers },
    { field: 'ownership', ids: input.ownership.filter(isNew), list: listKnownMembers },
    { field: 'vendorLead', ids: [input.vendorLead].filter(isNew), list: listKnownMembers },
  ]
  const faults: Record<string, string> = {}
  for (const { field, ids, list } of named) {
    if (ids.length === 0) continue
    const known = await list(tx, companyId, ids)
    if (ids.some((id) => !known.includes(id)))
      faults[field] = list === listKnownUnits ? 'Business unit not found' : 'Member not found'
  }
  if (Object.keys(faults).length > 0) throw invalid(faults, '')
}

type Place = Pick<VendorValues, 'country_id' | 'state_id' | 'state_name' | 'city_id' | 'city_name'>

/** Each part of a place may be left out. */
async function placeOf(tx: Sql, { country, state, city, zipCode }: VendorStepOne): Promise<Place> {
  if (!country)
    return { country_id: null, state_id: null, state_name: state || null, city_id: null, city_name: city || null }
  const findFault = (code: string | null) => (zipCode === '' ? null : findPostcodeFault(zipCode, code))
  const place = await judgePlace(tx, { country, state, city }, '', findFault)
  return { ...place, state_name: place.state_name || null, city_name: place.city_name || null }
}
