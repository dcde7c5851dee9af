import * as z from 'zod'
import { email } from '../../field/email.ts'
import { boundedText } from '../../field/name.ts'
import { optionalPhone } from '../../field/phone.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { joined, recordBase, recordId, status, userInfo } from '../../wire/record.ts'
import { technologies } from '../vendor/shapes.ts'
import { vendorContactsAtOnceMax, vendorContactTypes } from './kinds.ts'

const facts = {
  firstName: z.string(),
  lastName: z.string(),
  vendorContactType: z.enum(vendorContactTypes),
  designation: z.string(),
  employerName: z.string(),
  emailId: z.string(),
  mobileNumber: z.string(),
  officeNumber: z.string(),
  owner: recordId.nullable(),
  address: z.string(),
  socialProfiles: z.array(z.string()),
  technologies: z.array(z.string()),
  comment: z.string(),
  sendRequirement: z.boolean(),
  sendHotlist: z.boolean(),
  status,
}

/** Person whom one speaks with at a vendor. */
export const VendorContact = z.object({
  ...recordBase,
  vendor: recordId,
  vendorInfo: joined({ _id: recordId, name: z.string() }),
  ...facts,
  ownerInfo: userInfo,
  userInfo,
})
export type VendorContact = z.infer<typeof VendorContact>

const optionalText = (max: number) => z.string().trim().max(max, `Maximum ${max} characters`)
const profile = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'Please enter a valid web address' })
  .max(200, 'Maximum 200 characters')

const fields = z.object({
  firstName: boundedText('First Name', 1, 50),
  lastName: optionalText(50),
  vendorContactType: z.enum(vendorContactTypes),
  designation: optionalText(50),
  employerName: optionalText(50),
  emailId: z.union([z.literal(''), email]),
  mobileNumber: optionalPhone,
  officeNumber: optionalPhone,
  owner: recordId.nullable(),
  address: optionalText(100),
  socialProfiles: z.array(profile).max(10),
  technologies,
  comment: optionalText(500),
  sendRequirement: z.boolean(),
  sendHotlist: z.boolean(),
  status,
})
const { shape } = fields

export const VendorContactAdd = fields.extend({
  lastName: shape.lastName.default(''),
  vendorContactType: shape.vendorContactType.default('other'),
  designation: shape.designation.default(''),
  employerName: shape.employerName.default(''),
  emailId: shape.emailId.default(''),
  mobileNumber: shape.mobileNumber.default(''),
  officeNumber: shape.officeNumber.default(''),
  owner: shape.owner.default(null),
  address: shape.address.default(''),
  socialProfiles: shape.socialProfiles.default([]),
  technologies: shape.technologies.default([]),
  comment: shape.comment.default(''),
  sendRequirement: shape.sendRequirement.default(false),
  sendHotlist: shape.sendHotlist.default(false),
  status: shape.status.default('active'),
})
export type VendorContactAdd = z.infer<typeof VendorContactAdd>

/** One with `_id` is updated, one without is added (product.md, Several rows at once). */
const entry = VendorContactAdd.extend({ _id: recordId.optional(), version: z.int().optional() })
export type VendorContactEntry = z.infer<typeof entry>

export const VendorContactUpdate = updateInput(fields)
export type VendorContactUpdate = z.infer<typeof VendorContactUpdate>

const place = (path: string, summary: string) => ({
  path: `/vendor-contact/${path}` as const,
  summary,
  tag: 'vendor-contact',
})
const manage = { access: access.vendors.manage }
const one = { ...manage, record: { kind: 'vendor-contact', field: 'id' } }
const ofVendor = { ...manage, record: { kind: 'vendor', field: 'vendorId' } }

export const vendorContact = {
  list: listEndpoint(
    place('list', 'List contacts of vendors'),
    VendorContact,
    {
      sort: ['name', 'emailId', 'status', 'updateDate'],
      filters: { vendor: recordId, status, vendorContactType: z.enum(vendorContactTypes) },
      search: ['name', 'emailId', 'designation'],
    },
    { access: access.vendors.read },
  ),
  add: endpoint('POST', place('add', 'Add a contact to a vendor'), ofVendor)
    .input(VendorContactAdd.extend({ vendorId: recordId }))
    .output(savedAnswer(VendorContact)),
  /** The fourth step: contacts with `_id` are updated, those without added; what it does not name stays. */
  stepFour: endpoint(
    'POST',
    { path: '/vendor/step-four', summary: 'Save contacts of a vendor, all or none', tag: 'vendor-contact' },
    ofVendor,
  )
    .input(z.object({ vendorId: recordId, contacts: z.array(entry).max(vendorContactsAtOnceMax) }))
    .output(z.object({ success: z.literal(true), message: z.string(), data: z.array(VendorContact) })),
  update: endpoint('PUT', place('update/{id}', 'Update a contact of a vendor'), one)
    .input(VendorContactUpdate)
    .output(savedAnswer(VendorContact)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete a contact of a vendor'), one)
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
}
