import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import { api } from '../../../../lib/call/client'
import { MergedFrom } from '../../../../lib/duplicate/merged-from'
import { SeenDouble } from '../../../../lib/duplicate/seen-double'
import { paths } from '../../../../paths'
import { vendorDoubles, vendorReasons } from './vendor-doubles'

/** The doubles of a vendor on its record: those that were seen, and those that were merged into it. */
export default function VendorLikeness({ vendor }: { vendor: Vendor }) {
  return (
    <>
      <SeenDouble
        record={vendor}
        list={api.vendorDuplicate.list}
        to={paths.company.listVendorDuplicate}
        nameOf={vendorDoubles.nameOf}
        reasons={vendorReasons}
      />
      <MergedFrom id={vendor._id} doubles={vendorDoubles} />
    </>
  )
}
