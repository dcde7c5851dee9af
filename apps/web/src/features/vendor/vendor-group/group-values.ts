import { wholeCompany } from '@corridor/contract/vendor/vendor/kinds'
import type { GroupRule, VendorGroup, VendorGroupAdd } from '@corridor/contract/vendor/vendor-group/shapes'
import type { RecordFormState } from '../../../lib/form/use-record-form'
import { text } from '../../../lib/language/text'

export type GroupForm = RecordFormState<VendorGroupAdd>

export const emptyGroup: VendorGroupAdd = {
  businessUnit: wholeCompany,
  groupName: '',
  description: '',
  recipients: '',
  region: '',
  groupType: 'private',
  shareWith: [],
  status: 'active',
  rule: null,
}

export const groupLabels: Record<keyof VendorGroupAdd, string> = {
  businessUnit: text('Business Unit'),
  groupName: text('Group Name'),
  description: text('Description'),
  recipients: text('Recipients'),
  region: text('Region'),
  groupType: text('Group Type'),
  shareWith: text('Share With'),
  status: text('Status'),
  rule: text('Rule'),
}

export const ruleLabels: Record<keyof GroupRule, string> = {
  technologies: text('Buys these technologies'),
  country: text('Country'),
  state: text('State'),
  city: text('City'),
  vendorType: text('Vendor Type'),
  businessUnit: text('Business Unit'),
  sendHotlist: text('Send Hotlist'),
  sendRequirement: text('Send Requirement'),
  answeredWithin: text('Answered a campaign'),
  noBounce: text('No mail came back'),
  neverWritten: text('Never written to'),
}

/** Values of the form for a group that stands. */
export const toValues = (group: VendorGroup): VendorGroupAdd & { id: string; version: number } => ({
  id: group._id,
  version: group.version,
  businessUnit: group.businessUnit,
  groupName: group.groupName,
  description: group.description,
  recipients: group.recipients,
  region: group.region,
  groupType: group.groupType,
  shareWith: group.shareWith,
  status: group.status,
  rule: group.rule,
})
