import type { VendorStepOne } from '@corridor/contract/vendor/vendor/shapes'
import type { FieldsForm } from '../../../../lib/form/use-record-form'
import { text } from '../../../../lib/language/text'

/** Keys. */
export const detailLabels: Record<keyof VendorStepOne, string> = {
  primaryBusinessUnit: text('Primary Business Unit'),
  vendorVisibility: text('Vendor Visibility'),
  businessUnits: text('Business Units'),
  vendorName: text('Vendor Name'),
  federalId: text('Federal ID'),
  website: text('Website'),
  contactNumber: text('Contact Number'),
  fax: text('Fax'),
  email: text('Email'),
  address: text('Address'),
  country: text('Country'),
  state: text('State'),
  city: text('City'),
  zipCode: text('Zip Code'),
  sendRequirement: text('Send Requirement'),
  sendHotlist: text('Send Hotlist'),
  primaryOwner: text('Primary Owner'),
  ownership: text('Ownership'),
  vendorLead: text('Vendor Lead'),
  technologies: text('Technologies'),
  aboutVendor: text('About Vendor'),
  vendorType: text('Vendor Type'),
  groupStatus: text('Group Status'),
}

export type DetailsForm = FieldsForm<VendorStepOne>
