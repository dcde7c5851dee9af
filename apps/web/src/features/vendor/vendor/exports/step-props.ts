import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'

/** Props of a step after the first: the vendor as it stands, and the way on, which its save button leads. */
export interface StepProps {
  vendor: Vendor
  onSaved: () => unknown
}
