import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import { EntriesCard } from '../../vendor/exports/entries-card'
import { noteKind } from '../note-kind'

/** Notes about a vendor. */
const VendorNotes = ({ vendor, mayManage }: { vendor: Vendor; mayManage: boolean }) => (
  <EntriesCard kind={noteKind(vendor._id)} vendor={vendor} mayManage={mayManage} step={3} />
)

export default VendorNotes
