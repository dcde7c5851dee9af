import type { VendorContactType } from '@corridor/contract/vendor/vendor-contact/kinds'
import type { VendorContact, VendorContactAdd, vendorContact } from '@corridor/contract/vendor/vendor-contact/shapes'
import type { ListSpec } from '../../../db/list/spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toNames,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import { belowSeen } from '../../../db/scope/within.ts'

/** The columns that a person fills in. */
export interface ContactValues {
  first_name: string
  last_name: string
  contact_type: VendorContactType
  designation: string
  employer_name: string
  email: string
  mobile_number: string
  office_number: string
  keeper_id: string | null
  address: string
  social_profiles: string[]
  technologies: string[]
  comment: string
  send_requirement: boolean
  send_hotlist: boolean
  status: 'active' | 'inactive'
}

export interface ContactRow extends RecordRow, OwnerColumns, ContactValues {
  vendor_id: string
  vendor_name: string
  full_name: string
  keeper_first_name: string | null
  keeper_last_name: string | null
}

export const contactColumns: readonly (keyof ContactValues)[] = [
  ...(['first_name', 'last_name', 'contact_type', 'designation', 'employer_name', 'email', 'mobile_number'] as const),
  ...(['office_number', 'keeper_id', 'address', 'social_profiles', 'technologies', 'comment'] as const),
  ...(['send_requirement', 'send_hotlist', 'status'] as const),
]

export const contactSpec: ListSpec<ContactRow, typeof vendorContact.list> = {
  table: 'vendor_contact',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.vendor_id, t.full_name, v.name as vendor_name,
    ${contactColumns.map((name) => `t.${name}`).join(', ')},
    k.first_name as keeper_first_name, k.last_name as keeper_last_name, ${ownerColumns}`,
  joins: `join vendor v on v.id = t.vendor_id left join user_account k on k.id = t.keeper_id ${ownerJoin}`,
  within: belowSeen({ table: 'vendor', by: 't.vendor_id' }),
  sort: {
    createDate: { by: 't.created_at' },
    updateDate: { by: 't.updated_at' },
    name: { by: 't.full_name collate corridor_text' },
    emailId: { by: 'lower(t.email)' },
    status: { by: 't.status' },
  },
  filters: {
    vendor: (sql, id) => sql`t.vendor_id = ${id}`,
    status: (sql, value) => sql`t.status = ${value}`,
    vendorContactType: (sql, value) => sql`t.contact_type = ${value}`,
  },
  search: { name: 't.full_name', emailId: 't.email', designation: 't.designation' },
  toWire,
}

export function toWire(row: ContactRow): VendorContact {
  return {
    ...toRecordBase(row),
    vendor: row.vendor_id,
    vendorInfo: [{ _id: row.vendor_id, name: row.vendor_name }],
    ...toInput(row),
    ownerInfo: row.keeper_id ? [{ _id: row.keeper_id, ...toNames(row.keeper_first_name, row.keeper_last_name) }] : [],
    userInfo: toUserInfo(row),
  }
}

/** A contact as its form sends it. */
export const toInput = (row: ContactRow): VendorContactAdd => ({
  firstName: row.first_name,
  lastName: row.last_name,
  vendorContactType: row.contact_type,
  designation: row.designation,
  employerName: row.employer_name,
  emailId: row.email,
  mobileNumber: row.mobile_number,
  officeNumber: row.office_number,
  owner: row.keeper_id,
  address: row.address,
  socialProfiles: row.social_profiles,
  technologies: row.technologies,
  comment: row.comment,
  sendRequirement: row.send_requirement,
  sendHotlist: row.send_hotlist,
  status: row.status,
})

/** Values of a contact that the audit keeps. */
export const toFacts = (row: ContactRow): ContactValues =>
  // Object.fromEntries forgets the names.
  Object.fromEntries(contactColumns.map((name) => [name, row[name]])) as unknown as ContactValues
