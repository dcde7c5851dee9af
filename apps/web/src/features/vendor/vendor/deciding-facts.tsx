import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import { ownerName } from '../../../lib/format/format'
import { text } from '../../../lib/language/text'
import type { DecidingFact } from '../../../lib/record/frame/band'
import { PhoneLink } from '../../../lib/record/phone-link'
import { paths } from '../../../paths'
import { VendorTypeName } from './columns'
import { placeOf } from './exports/place-of'

/** Facts by which somebody knows whom they have before them, and whom to ask. */
export function decidingFacts(vendor: Vendor, mayManage: boolean): DecidingFact[] {
  const { vendorType, primaryContact, primaryOwnerInfo, paymentTerms, technologies } = vendor
  const form = (to: string) => mayManage && { to, search: { vendor: vendor._id } }
  const add = form(paths.company.addVendor)
  const phone = primaryContact && (primaryContact.mobileNumber || primaryContact.officeNumber)
  return [
    { label: text('Vendor Type'), value: vendorType && <VendorTypeName type={vendorType} />, add },
    {
      label: text('Primary Contact'),
      value: primaryContact && <bdi>{primaryContact.contactPerson}</bdi>,
      note: phone && <PhoneLink phone={phone} />,
      add: form(paths.company.vendorStep(2)),
    },
    { label: text('Location'), value: placeOf(vendor), add },
    { label: text('Payment Terms'), value: paymentTerms, add: form(paths.company.vendorStep(3)) },
    { label: text('Primary Owner'), value: ownerName(primaryOwnerInfo), add },
    { label: text('Technologies'), value: technologies.join(', '), isWide: true, add },
  ]
}
