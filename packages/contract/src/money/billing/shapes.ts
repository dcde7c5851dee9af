import * as z from 'zod'
import { placeOnWire } from '../../company/office/shapes.ts'
import { boundedText } from '../../field/name.ts'
import { postalAddress } from '../../field/postal-address.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { recordBase, recordId, userInfo } from '../../wire/record.ts'

/** Name and address that a company's bills go to. */
export const BillingDetails = z.object({
  ...recordBase,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  ...placeOnWire,
  userInfo,
})
export type BillingDetails = z.infer<typeof BillingDetails>

// spec 2 §5, Billing details: the e-mail's form is not checked; its form says where it looks wrong.
export const BillingDetailsAdd = z.object({
  name: boundedText('Name', 3, 50),
  email: boundedText('Email', 3, 50),
  phone: boundedText('Phone', 3, 50),
  ...postalAddress,
})
export type BillingDetailsAdd = z.infer<typeof BillingDetailsAdd>
export const BillingDetailsUpdate = updateInput(BillingDetailsAdd.extend({ zipCode: postalAddress.zipCode.unwrap() }))
export type BillingDetailsUpdate = z.infer<typeof BillingDetailsUpdate>

const place = (path: string, summary: string) => ({
  path: `/billing-details/${path}` as const,
  summary,
  tag: 'billing-details',
})
const manage = { access: access.setup.manage }
const one = { ...manage, record: { kind: 'billing-details', field: 'id' } }

export const billing = {
  list: listEndpoint(
    place('list', "List a company's billing details"),
    BillingDetails,
    {
      sort: ['name', 'email', 'phone', 'address', 'zipCode', 'updateDate'],
      filters: { country: recordId },
      search: ['name', 'email', 'phone', 'address', 'state', 'city', 'zipCode'],
    },
    { access: access.setup.read },
  ),
  add: endpoint('POST', place('add', 'Add billing details'), manage)
    .input(BillingDetailsAdd)
    .output(savedAnswer(BillingDetails)),
  update: endpoint('PUT', place('update/{id}', 'Update billing details'), one)
    .input(BillingDetailsUpdate)
    .output(savedAnswer(BillingDetails)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete billing details'), one)
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
}
