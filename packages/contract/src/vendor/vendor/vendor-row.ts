import type * as z from 'zod'
import { wholeCompany } from './kinds.ts'
import { VendorStepOne, VendorStepTwo } from './shapes.ts'

const { mobileNumber, officeNumber, emailId, designation, paymentTerms, contactPerson } = VendorStepTwo.shape

/** One row of a table of vendors: the details, and the primary contact if there is one. */
export const VendorRow = VendorStepOne.extend({
  primaryBusinessUnit: VendorStepOne.shape.primaryBusinessUnit.default(wholeCompany),
  contactPerson: contactPerson.or(VendorStepOne.shape.federalId.unwrap().length(0)).default(''),
  mobileNumber,
  officeNumber,
  emailId,
  designation,
  paymentTerms,
}).refine(({ vendorVisibility, businessUnits }) => vendorVisibility !== 'units' || businessUnits.length > 0, {
  path: ['businessUnits'],
  message: 'Please choose a business unit',
})
export type VendorRow = z.infer<typeof VendorRow>
