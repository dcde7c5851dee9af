import * as z from 'zod'
import { addressLine } from '../../field/address-line.ts'
import { postcode } from '../../field/postcode.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { countryReference, joined, recordBase, recordId } from '../../wire/record.ts'
import { addressTypes } from '../onboarding/choices.ts'

const reference = { _id: recordId, name: z.string() }

export const CompanyLocation = z.object({
  ...recordBase,
  companyId: recordId,
  /** Name of its type. */
  name: z.string(),
  addressType: z.enum(addressTypes),
  country: recordId,
  countryInfo: countryReference,
  /** The id of a state, or its name if the country's states are not known; so with the city. */
  state: z.string(),
  stateInfo: joined(reference),
  city: z.string(),
  cityInfo: joined(reference),
  address: z.string(),
  zipCode: z.string(),
})
export type CompanyLocation = z.infer<typeof CompanyLocation>

/** A location as its form judges it. The postcode waits for the country: `findPostcodeFault`. */
export const CompanyLocationAdd = z.object({
  addressType: z.enum(addressTypes, 'Address Type is required'),
  country: z.uuid('Country is required'),
  state: z.string('State is required').trim().min(1, 'State is required').max(50, 'Maximum 50 characters'),
  city: z.string('City is required').trim().min(1, 'City is required').max(50, 'Maximum 50 characters'),
  address: addressLine,
  zipCode: postcode.default(''),
})
export type CompanyLocationAdd = z.infer<typeof CompanyLocationAdd>

/** One with `_id` is updated, one without is added (product.md, Several rows at once). */
const entry = CompanyLocationAdd.extend({ _id: recordId.optional(), version: z.int().optional() })
export type CompanyLocationEntry = z.infer<typeof entry>

export const CompanyLocations = z.object({
  locations: z
    .array(entry, 'At least one location is required')
    .min(1, 'At least one location is required')
    .max(50, 'No more than 50 at once'),
})

const place = (path: string, summary: string) => ({
  path: `/company-location/${path}` as const,
  summary,
  tag: 'company-location',
})
const manage = { access: access.onboarding.manage, beforeOnboarding: true }
const one = { ...manage, record: { kind: 'company-location', field: 'id' } }

const addMultiple = endpoint('POST', place('add-multiple-locations', 'Add and update locations, all or none'), manage)
  .input(CompanyLocations)
  .output(z.object({ success: z.literal(true), message: z.string(), data: z.array(CompanyLocation) }))

export const location = {
  list: listEndpoint(
    place('list', "List a company's locations"),
    CompanyLocation,
    {
      sort: ['name', 'addressType', 'address', 'zipCode', 'updateDate'],
      filters: { companyId: recordId, addressType: z.enum(addressTypes) },
      search: ['address', 'zipCode', 'state', 'city'],
    },
    { access: access.onboarding.read, beforeOnboarding: true },
  ),
  add: addMultiple,
  update: endpoint('PUT', place('add-location/{id}', 'Update a location'), one)
    .input(updateInput(CompanyLocationAdd.extend({ zipCode: postcode })))
    .output(savedAnswer(CompanyLocation)),
  delete: endpoint('DELETE', place('delete-location/{id}', 'Delete a location'), one)
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
}
