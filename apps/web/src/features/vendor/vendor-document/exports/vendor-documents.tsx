import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import { EntriesCard } from '../../vendor/exports/entries-card'
import { documentKind } from '../document-kind'

/** The papers of a vendor. */
const VendorDocuments = ({ vendor, mayManage }: { vendor: Vendor; mayManage: boolean }) => (
  <EntriesCard kind={documentKind(vendor._id)} vendor={vendor} mayManage={mayManage} step={6} />
)

export default VendorDocuments
