import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'

/** What a step after the first gets: the vendor as it stands, and the way on, which its save button leads. */
export interface StepProps {
  vendor: Vendor
  onSaved: () => unknown
}
