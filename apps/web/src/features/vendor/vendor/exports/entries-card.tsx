import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import { EntriesCard as Card } from '../../../../lib/entry/entries-card'
import type { EntryKind, EntryRow } from '../../../../lib/entry/entry-kind'
import { paths } from '../../../../paths'

interface EntriesCardProps<Row extends EntryRow, Entry extends object> {
  kind: EntryKind<Row, Entry>
  vendor: Vendor
  mayManage: boolean
  /** The step in which they are kept. */
  step: number
}

/** The records of one step of a vendor, with the way to where they are kept. */
export const EntriesCard = <Row extends EntryRow, Entry extends object>(props: EntriesCardProps<Row, Entry>) => {
  const { kind, vendor, mayManage, step } = props
  return <Card kind={kind} edit={mayManage && { to: paths.company.vendorStep(step), search: { vendor: vendor._id } }} />
}
