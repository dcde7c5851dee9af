import { plainName } from '@corridor/contract/format/person-name'
import { type VendorType, type VendorVisibility, wholeCompany } from '@corridor/contract/vendor/vendor/kinds'
import type { Vendor, vendor } from '@corridor/contract/vendor/vendor/shapes'
import type { ListSpec } from '../../../db/list/spec.ts'
import { hasText } from '../../../db/list/term.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toNames,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import { companyTable } from '../../../db/record/table.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { seenInCompany } from '../../../db/scope/within.ts'
import type { Fragment, Sql } from '../../../platform/sql.ts'

/** The columns that a person fills in. */
export interface VendorValues {
  name: string
  primary_unit_id: string | null
  visibility: VendorVisibility
  unit_ids: string[]
  federal_id: string
  website: string
  contact_number: string
  fax: string
  email: string
  address: string
  country_id: string | null
  state_id: string | null
  state_name: string | null
  city_id: string | null
  city_name: string | null
  zip_code: string
  send_requirement: boolean
  send_hotlist: boolean
  primary_owner_id: string | null
  owner_ids: string[]
  lead_id: string | null
  technologies: string[]
  about: string
  type: VendorType | null
  payment_terms: string
  status: 'active' | 'inactive'
}

interface Named {
  _id: string
  name: string
}
interface Person {
  _id: string
  first: string
  last: string
}

export interface VendorRow extends RecordRow, OwnerColumns, VendorValues {
  country_name: string | null
  country_code: string | null
  known_state: string | null
  known_city: string | null
  primary_unit_name: string | null
  units: Named[]
  people: Person[]
  saved_steps: number[]
  primary_contact: {
    _id: string
    first: string
    last: string
    mobileNumber: string
    officeNumber: string
    emailId: string
    designation: string
  } | null
  total_contacts: number
}

/** Joins what a vendor names. */
const joins = `left join country on country.id = t.country_id left join state on state.id = t.state_id
  left join city on city.id = t.city_id left join business_unit unit on unit.id = t.primary_unit_id ${ownerJoin}`

export const vendorColumns: readonly (keyof VendorValues)[] = [
  ...(['name', 'primary_unit_id', 'visibility', 'unit_ids', 'federal_id', 'website', 'contact_number', 'fax'] as const),
  ...(['email', 'address', 'country_id', 'state_id', 'state_name', 'city_id', 'city_name', 'zip_code'] as const),
  ...(['send_requirement', 'send_hotlist', 'primary_owner_id', 'owner_ids', 'lead_id', 'technologies'] as const),
  ...(['about', 'type', 'payment_terms', 'status'] as const),
]

const columns = `t.id, t.version, t.created_at, t.updated_at, ${vendorColumns.map((name) => `t.${name}`).join(', ')},
  t.saved_steps, country.name as country_name, country.code as country_code, state.name as known_state,
  city.name as known_city, unit.name as primary_unit_name, ${ownerColumns},
  (select coalesce(json_agg(json_build_object('_id', b.id, 'name', b.name) order by b.name), '[]')
    from business_unit b where b.id = any(t.unit_ids)) as units,
  (select coalesce(json_agg(json_build_object('_id', p.id, 'first', p.first_name, 'last', p.last_name) order by p.first_name, p.id), '[]')
    from user_account p where p.id = any(t.owner_ids || t.primary_owner_id || t.lead_id)) as people,
  (select json_build_object('_id', p.id, 'first', p.first_name, 'last', p.last_name, 'mobileNumber', p.mobile_number,
      'officeNumber', p.office_number, 'emailId', p.email, 'designation', p.designation)
    from vendor_contact p
    where p.vendor_id = t.id and p.contact_type = 'primary' and p.deleted_at is null) as primary_contact,
  (select count(*)::int from vendor_contact p where p.vendor_id = t.id and p.deleted_at is null) as total_contacts`

export const vendorSpec: ListSpec<VendorRow, typeof vendor.list> = {
  table: 'vendor',
  columns,
  joins,
  within: seenInCompany,
  kept: { kind: 'vendor', uncounted: ['state', 'city', 'answeredWithin', 'noBounce', 'neverWritten'] },
  sort: {
    createDate: { by: 't.created_at', indexed: true },
    updateDate: { by: 't.updated_at', indexed: true },
    name: { by: 't.name collate corridor_text', indexed: true },
    vendorType: { by: 't.type', nullable: true, indexed: true },
    status: { by: 't.status', indexed: true },
  },
  filters: {
    status: (sql, value) => sql`t.status = ${value}`,
    vendorType: (sql, value) => sql`t.type = ${value}`,
    technologies: (sql, names: string[]) => sql`skill_keys(t.technologies) @> skill_keys(${names}::text[])`,
    country: (sql, id) => sql`t.country_id = ${id}`,
    state: (sql, name) => isPlace(sql, 'state', name),
    city: (sql, name) => isPlace(sql, 'city', name),
    businessUnit: (sql, id) => sql`(t.primary_unit_id = ${id} or t.unit_ids @> array[${id}::uuid])`,
    primaryOwner: (sql, id) => sql`t.primary_owner_id = ${id}`,
    sendRequirement: (sql, value) => sql`t.send_requirement = ${value}`,
    sendHotlist: (sql, value) => sql`t.send_hotlist = ${value}`,
    updatedSince: (sql, day) => sql`t.updated_at >= ${day}::date`,
    answeredWithin: (sql, days) => wasWritten(sql, sql`r.replied_at >= now() - make_interval(days => ${days})`),
    noBounce: (sql, value) => sql`(${wasWritten(sql, sql`r.state = 'bounced'`)}) <> ${value}`,
    neverWritten: (sql, value) =>
      sql`(${wasWritten(sql, sql`r.state in ('accepted', 'bounced', 'unknown')`)}) <> ${value}`,
  },
  search: {
    name: 't.name',
    email: 't.email',
    phone: 't.contact_number',
    website: 't.website',
    contact: 't.contact_text',
  },
  // Its own words and those of its contacts stand in one text, which an index serves.
  searchAll: hasText,
  toWire,
}

/**
 * Condition that a campaign wrote to somebody of a vendor, and that this came of it. It is a fact of the vendor, whoever sees the campaign.
 */
const wasWritten = (sql: Sql, came: Fragment) =>
  sql`exists (select from campaign_recipient r where r.vendor_id = t.id and ${came})`

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

// An id, or a name: one that was typed, or that of a place of the data set.
function isPlace(sql: Sql, level: 'state' | 'city', name: string) {
  const [id, typed] = [sql.unsafe(`t.${level}_id`), sql.unsafe(`t.${level}_name`)]
  if (idPattern.test(name)) return sql`${id} = ${name}`
  return sql`(search_fold(${typed}) = search_fold(${name})
    or ${id} = any(array(select p.id from ${sql(level)} p where search_fold(p.name) = search_fold(${name}))))`
}

const oneOf = <Id extends string>(id: Id | null, name: string | null) => (id ? [{ _id: id, name: name ?? '' }] : [])

export function toWire(row: VendorRow): Vendor {
  const whoIs = (ids: readonly (string | null)[]) =>
    row.people.filter(({ _id }) => ids.includes(_id)).map(({ _id, first, last }) => ({ _id, ...toNames(first, last) }))
  const { primary_contact: contact } = row
  return {
    ...toRecordBase(row),
    updateDate: row.updated_at.toISOString(),
    primaryBusinessUnit: row.primary_unit_id ?? wholeCompany,
    primaryBusinessUnitInfo: oneOf(row.primary_unit_id, row.primary_unit_name),
    vendorVisibility: row.visibility,
    businessUnits: row.unit_ids,
    businessUnitsInfo: row.units,
    vendorName: row.name,
    federalId: row.federal_id,
    website: row.website,
    contactNumber: row.contact_number,
    fax: row.fax,
    email: row.email,
    address: row.address,
    country: row.country_id,
    countryInfo: row.country_id ? [{ _id: row.country_id, name: row.country_name ?? '', code: row.country_code }] : [],
    state: row.state_id ?? row.state_name ?? '',
    stateInfo: oneOf(row.state_id, row.known_state),
    stateName: row.known_state ?? row.state_name ?? '',
    city: row.city_id ?? row.city_name ?? '',
    cityInfo: oneOf(row.city_id, row.known_city),
    cityName: row.known_city ?? row.city_name ?? '',
    zipCode: row.zip_code,
    sendRequirement: row.send_requirement,
    sendHotlist: row.send_hotlist,
    primaryOwner: row.primary_owner_id,
    primaryOwnerInfo: whoIs([row.primary_owner_id]),
    ownership: row.owner_ids,
    ownershipInfo: whoIs(row.owner_ids),
    vendorLead: row.lead_id,
    vendorLeadInfo: whoIs([row.lead_id]),
    technologies: row.technologies,
    aboutVendor: row.about,
    vendorType: row.type,
    paymentTerms: row.payment_terms,
    groupStatus: row.status,
    status: row.status,
    savedSteps: row.saved_steps,
    primaryContact: contact && {
      _id: contact._id,
      contactPerson: plainName({ firstName: contact.first, lastName: contact.last }),
      mobileNumber: contact.mobileNumber,
      officeNumber: contact.officeNumber,
      emailId: contact.emailId,
      designation: contact.designation,
    },
    totalContacts: row.total_contacts,
    userInfo: toUserInfo(row),
  }
}

/** Values of a vendor that the audit keeps. */
export const toFacts = (row: VendorRow): VendorValues =>
  // Object.fromEntries forgets the names.
  Object.fromEntries(vendorColumns.map((name) => [name, row[name]])) as unknown as VendorValues

export const vendors = companyTable<VendorRow, VendorValues>({
  spec: vendorSpec,
  entity: 'Vendor',
  columns: vendorColumns,
})

/** Notes that a step of the form was saved; the vendor is locked. True if it had not been. */
export async function markStep(tx: Sql, id: string, step: number): Promise<boolean> {
  const rows = await tx`
    update vendor set saved_steps = array(select distinct s from unnest(saved_steps || ${step}::int) s order by s)
    where id = ${id} and not saved_steps @> array[${step}::int] returning id`
  return rows.length > 0
}

/** The vendor of what stands below one, if it is in the bin; if it stands, it cannot be deleted before `tx` ends. */
export async function findDeletedVendorOf(tx: Sql, table: string, id: string) {
  const [row] = await tx<{ id: string; name: string; is_deleted: boolean }[]>`
    select v.id, v.name, v.deleted_at is not null as is_deleted
    from vendor v join ${tx(table)} t on t.vendor_id = v.id where t.id = ${id} for share of v`
  return row?.is_deleted ? { id: row.id, name: row.name } : undefined
}

/** The one vendor that the caller sees whose site or address is of the same domain as this address; undefined if several are, or none. */
export async function findVendorOfDomain(sql: Sql, scope: CompanyScope, address: string): Promise<string | undefined> {
  const rows = await sql<{ id: string }[]>`
    select t.id from vendor t
    where ${seenInCompany(sql, scope)} and t.company_id = ${scope.companyId} and vendor_domains(t.website, t.email) && vendor_domains('', ${address})
    limit 2`
  return rows.length === 1 ? rows[0]?.id : undefined
}
