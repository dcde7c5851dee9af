import * as z from 'zod'
import { boundedText } from '../../field/name.ts'
import { postalAddress } from '../../field/postal-address.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { countryReference, joined, recordBase, recordId, userInfo } from '../../wire/record.ts'

const reference = joined({ _id: recordId, name: z.string() })

/** The parts of an answer that tell a place: the ids or texts, and the names of what has an id. */
export const placeOnWire = {
  address: z.string(),
  country: recordId,
  countryInfo: countryReference,
  /** The id of a state, or its name if the country's states are not known; so with the city. */
  state: z.string(),
  stateInfo: reference,
  city: z.string(),
  cityInfo: reference,
  zipCode: z.string(),
}

/** Office of a company, apart from the registered addresses of its onboarding. */
export const CompanyOffice = z.object({ ...recordBase, name: z.string(), ...placeOnWire, userInfo })
export type CompanyOffice = z.infer<typeof CompanyOffice>

export const CompanyOfficeAdd = z.object({ name: boundedText('Name', 3, 50), ...postalAddress })
export type CompanyOfficeAdd = z.infer<typeof CompanyOfficeAdd>
export const CompanyOfficeUpdate = updateInput(CompanyOfficeAdd.extend({ zipCode: postalAddress.zipCode.unwrap() }))
export type CompanyOfficeUpdate = z.infer<typeof CompanyOfficeUpdate>

const place = (path: string, summary: string) => ({
  path: `/company-office/${path}` as const,
  summary,
  tag: 'company-office',
})
const manage = { access: access.setup.manage }
const one = { ...manage, record: { kind: 'company-office', field: 'id' } }

export const office = {
  list: listEndpoint(
    place('list', "List a company's offices"),
    CompanyOffice,
    {
      sort: ['name', 'address', 'zipCode', 'updateDate'],
      filters: { country: recordId },
      search: ['name', 'address', 'state', 'city', 'zipCode'],
    },
    { access: access.setup.read },
  ),
  add: endpoint('POST', place('add', 'Add an office'), manage)
    .input(CompanyOfficeAdd)
    .output(savedAnswer(CompanyOffice)),
  update: endpoint('PUT', place('update/{id}', 'Update an office'), one)
    .input(CompanyOfficeUpdate)
    .output(savedAnswer(CompanyOffice)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete an office'), one)
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
}
