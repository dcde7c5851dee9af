import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import { EntriesCard } from '../../vendor/exports/entries-card'
import { contactKind } from '../contact-kind'

/** Whom one speaks with at a vendor. */
const VendorContacts = ({ vendor, mayManage }: { vendor: Vendor; mayManage: boolean }) => (
  <EntriesCard kind={contactKind(vendor._id)} vendor={vendor} mayManage={mayManage} step={4} />
)

export default VendorContacts
