import * as z from 'zod'
import { email } from '../../field/email.ts'
import { boundedText } from '../../field/name.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { joined, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { postalAddressCharsMax, signatureCharsMax } from './limits.ts'

const facts = {
  name: z.string(),
  /** Sender and signature of letters in its name. Empty if nothing is said. */
  senderName: z.string(),
  fromEmail: z.string(),
  replyTo: z.string(),
  signature: z.string(),
  postalAddress: z.string(),
}

/** A part of a company. */
export const BusinessUnit = z.object({
  ...recordBase,
  ...facts,
  /** The unit that it stands below; null at the top. */
  parent: recordId.nullable(),
  parentInfo: joined({ _id: recordId, name: z.string() }),
  /** Number of members in it, and of units right below it. */
  members: z.int(),
  units: z.int(),
  userInfo,
})
export type BusinessUnit = z.infer<typeof BusinessUnit>

const optionalText = (max: number) => z.string().trim().max(max, `Maximum ${max} characters`).default('')
const optionalEmail = z.union([z.literal(''), email]).default('')

export const BusinessUnitAdd = z.object({
  name: boundedText('Name', 2, 50),
  parent: recordId.nullable().default(null),
  senderName: optionalText(50),
  fromEmail: optionalEmail,
  replyTo: optionalEmail,
  signature: optionalText(signatureCharsMax),
  postalAddress: optionalText(postalAddressCharsMax),
})
export type BusinessUnitAdd = z.infer<typeof BusinessUnitAdd>

/** A partial body: what it does not name stays, defaults too. */
export const BusinessUnitUpdate = updateInput(
  z.object({
    name: BusinessUnitAdd.shape.name,
    parent: recordId.nullable(),
    senderName: optionalText(50).unwrap(),
    fromEmail: optionalEmail.unwrap(),
    replyTo: optionalEmail.unwrap(),
    signature: optionalText(signatureCharsMax).unwrap(),
    postalAddress: optionalText(postalAddressCharsMax).unwrap(),
  }),
)

const place = (path: string, summary: string) => ({
  path: `/business-unit/${path}` as const,
  summary,
  tag: 'business-unit',
})
const manage = { access: access.units.manage }
const one = { record: { kind: 'business-unit', field: 'id' } }

export const unit = {
  list: listEndpoint(
    place('list', "List the company's units"),
    BusinessUnit,
    {
      sort: ['name', 'updateDate'],
      filters: { parent: recordId },
      search: ['name'],
      allowAll: true,
    },
    { access: access.units.read },
  ),
  view: endpoint('GET', place('view/{id}', 'View a unit'), { access: access.units.read, ...one })
    .input(z.object({ id: recordId }))
    .output(z.object({ success: z.literal(true), data: BusinessUnit })),
  add: endpoint('POST', place('add', 'Add a unit'), manage).input(BusinessUnitAdd).output(savedAnswer(BusinessUnit)),
  update: endpoint('PUT', place('update/{id}', 'Change or move a unit'), { ...manage, ...one })
    .input(BusinessUnitUpdate)
    .output(savedAnswer(BusinessUnit)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete a unit that nothing is in'), { ...manage, ...one })
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
}
