import * as z from 'zod'
import { email } from '../../field/email.ts'
import { boundedText } from '../../field/name.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { joined, recordBase, recordId, status, userInfo } from '../../wire/record.ts'
import { wholeCompany } from '../vendor/kinds.ts'
import { technologies, Vendor, vendorFilters } from '../vendor/shapes.ts'
import { groupTypes, memberships } from './kinds.ts'
import { addressesIn } from './recipients.ts'

/** Demands of a rule on a vendor; all of them must hold. */
export const GroupRule = z.strictObject({
  technologies: technologies.optional(),
  country: recordId.optional(),
  state: vendorFilters.state.optional(),
  city: vendorFilters.city.optional(),
  vendorType: vendorFilters.vendorType.optional(),
  businessUnit: recordId.optional(),
  sendHotlist: z.boolean().optional(),
  sendRequirement: z.boolean().optional(),
  answeredWithin: vendorFilters.answeredWithin.optional(),
  noBounce: z.boolean().optional(),
  neverWritten: z.boolean().optional(),
})
export type GroupRule = z.infer<typeof GroupRule>

export const VendorGroup = z.object({
  ...recordBase,
  businessUnit: z.union([z.literal(wholeCompany), recordId]),
  businessUnitInfo: joined({ _id: recordId, name: z.string() }),
  groupName: z.string(),
  description: z.string(),
  /** Addresses beside those of the members, as they were typed. */
  recipients: z.string(),
  /** The id of a country or of a state. */
  region: recordId,
  regionInfo: joined({ _id: recordId, name: z.string() }),
  /** The country, or that of the state. */
  regionCountryInfo: joined({ _id: recordId, name: z.string() }),
  groupType: z.enum(groupTypes),
  shareWith: z.array(recordId),
  shareWithInfo: userInfo,
  status,
  /** Null if only chosen vendors are members. */
  rule: GroupRule.nullable(),
  /** Number of vendors that were chosen by hand. */
  chosenVendors: z.int(),
  userInfo,
})
export type VendorGroup = z.infer<typeof VendorGroup>

const fields = z.object({
  businessUnit: z
    .string('Business Unit is required')
    .refine((id) => id === wholeCompany || recordId.safeParse(id).success, { message: 'Business Unit is required' }),
  groupName: boundedText('Group Name', 3, 50),
  description: boundedText('Description', 5, 255),
  recipients: z
    .string()
    .trim()
    .refine((text) => text === '' || text.length >= 3, { message: 'Minimum 3 characters' })
    .max(100, 'Maximum 100 characters')
    .refine((text) => addressesIn(text).every((part) => email.safeParse(part).success), {
      message: 'Please enter valid e-mail addresses',
    }),
  region: recordId.or(z.literal('')).refine((id) => id !== '', { message: 'Region is required' }),
  groupType: z.enum(groupTypes),
  /** The specification gives a text: one id, or an empty one for nobody. */
  shareWith: z.preprocess(
    (given) => (typeof given === 'string' ? [given].filter(Boolean) : given),
    z.array(recordId).max(50),
  ),
  status,
  rule: GroupRule.nullable(),
})
const { shape } = fields

export const VendorGroupAdd = fields.extend({
  recipients: shape.recipients.default(''),
  region: z.string('Region is required').pipe(shape.region),
  groupType: shape.groupType.default('private'),
  shareWith: shape.shareWith.default([]),
  status: shape.status.default('active'),
  rule: shape.rule.default(null),
})
export type VendorGroupAdd = z.infer<typeof VendorGroupAdd>
export const VendorGroupUpdate = updateInput(fields)
export type VendorGroupUpdate = z.infer<typeof VendorGroupUpdate>

/** A vendor of a group, and why it is in it. */
export const GroupMember = Vendor.extend({ membership: z.enum(memberships) })
export type GroupMember = z.infer<typeof GroupMember>

/** An address that a group reaches, once, however many vendors and groups have it. */
const Recipient = z.object({
  email: z.string(),
  name: z.string(),
  /** Empty for one of the text. */
  vendorInfo: joined({ _id: recordId, name: z.string() }),
  /** In how many of the asked groups, and at how many vendors, it stands. */
  timesFound: z.int(),
})

const vendorsAtOnceMax = 100
const place = (path: string, summary: string) => ({
  path: `/vendor-group/${path}` as const,
  summary,
  tag: 'vendor-group',
})
const manage = { access: access.vendors.manage }
const read = { access: access.vendors.read }
const one = (field: string) => ({ record: { kind: 'vendor-group', field } })
const vendorIds = z.array(recordId).min(1, 'Please choose a vendor').max(vendorsAtOnceMax)

export const vendorGroup = {
  list: listEndpoint(
    place('list', 'List vendor groups'),
    VendorGroup,
    {
      sort: ['name', 'groupType', 'status', 'updateDate'],
      filters: { status, groupType: z.enum(groupTypes), vendor: recordId },
      search: ['name', 'description'],
    },
    read,
  ),
  add: endpoint('POST', place('add', 'Add a vendor group'), manage)
    .input(VendorGroupAdd)
    .output(savedAnswer(VendorGroup)),
  view: endpoint('POST', place('view', 'View a vendor group'), { ...read, ...one('groupId') })
    .input(z.object({ groupId: recordId }))
    .output(z.object({ success: z.literal(true), data: VendorGroup })),
  update: endpoint('PUT', place('update/{id}', 'Update a vendor group'), { ...manage, ...one('id') })
    .input(VendorGroupUpdate)
    .output(savedAnswer(VendorGroup)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete a vendor group'), { ...manage, ...one('id') })
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
  /** Lists the vendors that are in it at this moment: chosen, or found by its rule. */
  listMember: endpoint('POST', place('list-member', 'List the vendors of a group'), { ...read, ...one('groupId') })
    .input(
      z.object({
        groupId: recordId,
        page: z.int().min(1).max(10_000).default(1),
        limit: z.int().min(1).max(100).default(25),
        searchTerm: z.string().max(200).default(''),
      }),
    )
    .output(z.object({ success: z.literal(true), data: z.array(GroupMember), totalDocs: z.int() })),
  addVendors: endpoint('POST', place('add-vendors', 'Put vendors into a group'), { ...manage, ...one('groupId') })
    .input(z.object({ groupId: recordId, vendorIds }))
    .output(savedAnswer(VendorGroup).extend({ addedCount: z.int() })),
  removeVendors: endpoint('POST', place('remove-vendors', 'Take chosen vendors out of a group'), {
    ...manage,
    ...one('groupId'),
  })
    .input(z.object({ groupId: recordId, vendorIds }))
    .output(savedAnswer(VendorGroup).extend({ removedCount: z.int() })),
  /** Lists the people whom several groups reach together; inactive vendors and contacts are left out. */
  recipients: endpoint('POST', place('recipients', 'Whom groups reach, each address once'), read)
    .input(
      z.object({
        groupIds: z.array(recordId).min(1).max(20),
        page: z.int().min(1).max(10_000).default(1),
        limit: z.int().min(1).max(100).default(25),
      }),
    )
    .output(z.object({ success: z.literal(true), data: z.array(Recipient), totalDocs: z.int() })),
}
