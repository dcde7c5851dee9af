import type { VendorContactAdd } from '@corridor/contract/vendor/vendor-contact/shapes'
import { text } from '../../../lib/language/text'

/** Keys. */
export const contactLabels: Record<keyof VendorContactAdd, string> = {
  firstName: text('First Name'),
  lastName: text('Last Name'),
  vendorContactType: text('Vendor Contact Type'),
  designation: text('Designation'),
  employerName: text('Employer Name'),
  emailId: text('Email Id'),
  mobileNumber: text('Mobile Number'),
  officeNumber: text('Office Number'),
  owner: text('Owner'),
  address: text('Address'),
  socialProfiles: text('Social profiles'),
  technologies: text('Technologies'),
  comment: text('Comment'),
  sendRequirement: text('Send Requirement'),
  sendHotlist: text('Send Hotlist'),
  status: text('Status'),
}
