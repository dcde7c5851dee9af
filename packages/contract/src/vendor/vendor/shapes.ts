import * as z from 'zod'
import { email } from '../../field/email.ts'
import { boundedText } from '../../field/name.ts'
import { optionalPhone } from '../../field/phone.ts'
import { plainDate } from '../../field/plain-date.ts'
import { websiteLink } from '../../field/website.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { countryReference, joined, moment, recordBase, recordId, status, userInfo } from '../../wire/record.ts'
import { vendorLikenesses, vendorTypes, vendorVisibilities, wholeCompany } from './kinds.ts'

const reference = joined({ _id: recordId, name: z.string() })
const unitOrCompany = z.union([z.literal(wholeCompany), recordId])

/** Person whom one speaks with first: step two, which saves it as the vendor's primary contact. */
const PrimaryContact = z.object({
  _id: recordId,
  contactPerson: z.string(),
  mobileNumber: z.string(),
  officeNumber: z.string(),
  emailId: z.string(),
  designation: z.string(),
})

export const Vendor = z.object({
  ...recordBase,
  updateDate: moment,
  primaryBusinessUnit: unitOrCompany,
  primaryBusinessUnitInfo: reference,
  vendorVisibility: z.enum(vendorVisibilities),
  businessUnits: z.array(recordId),
  businessUnitsInfo: reference,
  vendorName: z.string(),
  federalId: z.string(),
  website: z.string(),
  contactNumber: z.string(),
  fax: z.string(),
  email: z.string(),
  address: z.string(),
  country: recordId.nullable(),
  countryInfo: countryReference,
  /** The id of a state, or its name if the country's states are not known; so with the city. */
  state: z.string(),
  stateInfo: reference,
  /** In words, whichever it is. */
  stateName: z.string(),
  city: z.string(),
  cityInfo: reference,
  cityName: z.string(),
  zipCode: z.string(),
  sendRequirement: z.boolean(),
  sendHotlist: z.boolean(),
  primaryOwner: recordId.nullable(),
  primaryOwnerInfo: userInfo,
  ownership: z.array(recordId),
  ownershipInfo: userInfo,
  vendorLead: recordId.nullable(),
  vendorLeadInfo: userInfo,
  technologies: z.array(z.string()),
  aboutVendor: z.string(),
  vendorType: z.enum(vendorTypes).nullable(),
  paymentTerms: z.string(),
  /** One value under both names. */
  groupStatus: status,
  status,
  /** Numbers of the seven steps that were saved. */
  savedSteps: z.array(z.int()),
  primaryContact: PrimaryContact.nullable(),
  /** Number of its contacts. */
  totalContacts: z.int(),
  userInfo,
})
export type Vendor = z.infer<typeof Vendor>

const optionalText = (max: number) => z.string().trim().max(max, `Maximum ${max} characters`)
const optionalEmail = z.union([z.literal(''), email])
/** The id of a state or city, or a text. */
const placeName = optionalText(50)
export const technologies = z.array(boundedText('Technology', 1, 50)).max(100)

const details = z.object({
  primaryBusinessUnit: z
    .string('Primary Business Unit is required')
    .refine((id) => unitOrCompany.safeParse(id).success, { message: 'Primary Business Unit is required' }),
  vendorVisibility: z.enum(vendorVisibilities),
  businessUnits: z.array(recordId).max(100),
  vendorName: boundedText('Name', 3, 50),
  federalId: optionalText(50),
  website: websiteLink,
  contactNumber: optionalPhone,
  fax: optionalPhone,
  email: optionalEmail,
  address: optionalText(100),
  country: recordId.nullable(),
  state: placeName,
  city: placeName,
  zipCode: optionalText(20),
  sendRequirement: z.boolean(),
  sendHotlist: z.boolean(),
  primaryOwner: recordId.nullable(),
  ownership: z.array(recordId).max(50),
  vendorLead: recordId.nullable(),
  technologies,
  aboutVendor: optionalText(2000),
  vendorType: z.enum(vendorTypes).nullable(),
  groupStatus: status,
})
const { shape } = details

/** The first step (spec 2 §3, Vendor step 1 payload). */
export const VendorStepOne = details.extend({
  vendorVisibility: shape.vendorVisibility.default('company'),
  businessUnits: shape.businessUnits.default([]),
  federalId: shape.federalId.default(''),
  website: shape.website.default(''),
  contactNumber: shape.contactNumber.default(''),
  fax: shape.fax.default(''),
  email: shape.email.default(''),
  address: shape.address.default(''),
  country: shape.country.default(null),
  state: shape.state.default(''),
  city: shape.city.default(''),
  zipCode: shape.zipCode.default(''),
  sendRequirement: shape.sendRequirement.default(false),
  sendHotlist: shape.sendHotlist.default(false),
  primaryOwner: shape.primaryOwner.default(null),
  ownership: shape.ownership.default([]),
  vendorLead: shape.vendorLead.default(null),
  technologies: shape.technologies.default([]),
  aboutVendor: shape.aboutVendor.default(''),
  vendorType: shape.vendorType.default(null),
  groupStatus: shape.groupStatus.default('active'),
})
export type VendorStepOne = z.infer<typeof VendorStepOne>

/** `status` and `groupStatus` are one value. */
export const VendorUpdate = updateInput(details.extend({ paymentTerms: optionalText(100), status }))
export type VendorUpdate = z.infer<typeof VendorUpdate>

/** The second step (spec 2 §3, Vendor step 2 payload). */
export const VendorStepTwo = z.object({
  contactPerson: boundedText('Contact Person', 3, 50),
  mobileNumber: optionalPhone.default(''),
  officeNumber: optionalPhone.default(''),
  emailId: optionalEmail.default(''),
  designation: optionalText(50).default(''),
  paymentTerms: optionalText(100).default(''),
})
export type VendorStepTwo = z.infer<typeof VendorStepTwo>

/** The second step of a vendor that stands, as its form holds it. */
export const VendorStepTwoEdition = VendorStepTwo.extend({ id: recordId, version: z.int() })

/** Vendor as its form says so far. */
const VendorTyped = z.object({
  vendorName: optionalText(200).default(''),
  website: optionalText(200).default(''),
  email: optionalText(200).default(''),
  contactNumber: optionalText(200).default(''),
  /** The vendor that is changed, who is like itself. */
  vendorId: recordId.optional(),
})

/** A vendor that may be the same, and why. */
const LikelyVendor = z.object({
  _id: recordId,
  vendorName: z.string(),
  website: z.string(),
  email: z.string(),
  reasons: z.array(z.enum(vendorLikenesses)),
})
export type LikelyVendor = z.infer<typeof LikelyVendor>

const place = (path: string, summary: string) => ({ path: `/vendor/${path}` as const, summary, tag: 'vendor' })
const one = (field: string) => ({ record: { kind: 'vendor', field } })
const manage = { access: access.vendors.manage }

/** Filters of lists of vendors. */
export const vendorFilters = {
  status,
  vendorType: z.enum(vendorTypes),
  /** Has all of these, whatever their case. */
  technologies: technologies.min(1).max(20),
  country: recordId,
  /** The id of a state or city, or its name if it was typed. */
  state: z.string().trim().min(1).max(50),
  city: z.string().trim().min(1).max(50),
  /** Its primary business unit, or one of the others. */
  businessUnit: recordId,
  primaryOwner: recordId,
  sendRequirement: z.boolean(),
  sendHotlist: z.boolean(),
  /** Changed on that day or later. */
  updatedSince: plainDate,
  /** Somebody of it answered a campaign within so many days. */
  answeredWithin: z.int().min(1).max(365),
  /** No mail of a campaign to it came back. */
  noBounce: z.boolean(),
  /** No mail of a campaign went to it. */
  neverWritten: z.boolean(),
}

export const vendor = {
  list: listEndpoint(
    place('list', 'List vendors'),
    Vendor,
    {
      sort: ['name', 'vendorType', 'status', 'updateDate'],
      filters: vendorFilters,
      search: ['name', 'email', 'phone', 'website', 'contact'],
    },
    { access: access.vendors.read },
  ),
  /** With `vendorId` the step is saved anew. */
  stepOne: endpoint('POST', place('step-one', 'Add a vendor, or save its details'), { ...manage, ...one('vendorId') })
    .input(VendorStepOne.extend({ vendorId: recordId.optional(), version: z.int().optional() }))
    .output(savedAnswer(Vendor)),
  stepTwo: endpoint('POST', place('step-two', "Save a vendor's primary contact and payment terms"), {
    ...manage,
    ...one('vendorId'),
  })
    .input(VendorStepTwo.extend({ vendorId: recordId, version: z.int().optional() }))
    .output(savedAnswer(Vendor)),
  match: endpoint('POST', place('match', 'Which vendors may be the one that is typed'), manage)
    .input(VendorTyped)
    .output(
      z.object({
        success: z.literal(true),
        data: z.array(LikelyVendor),
        /** There is one beyond what the caller sees: whom to ask about it, and nothing else. */
        beyond: z.object({ unit: z.string().nullable(), person: z.string().nullable() }).nullable(),
      }),
    ),
  view: endpoint('POST', place('view', 'View a vendor'), { access: access.vendors.read, ...one('vendorId') })
    .input(z.object({ vendorId: recordId }))
    .output(z.object({ success: z.literal(true), data: Vendor })),
  update: endpoint('PUT', place('update/{id}', 'Update a vendor'), { ...manage, ...one('id') })
    .input(VendorUpdate)
    .output(savedAnswer(Vendor)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete a vendor'), { ...manage, ...one('id') })
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
}
