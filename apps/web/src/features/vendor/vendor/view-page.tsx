import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { askAhead } from '../../../lib/call/query-client'
import { FrameQuery } from '../../../lib/record/frame/frame-query'
import { only } from '../../../lib/session/only'
import { VendorRecord } from './vendor-record'

export const Route = createFileRoute('/company/vendors/view-vendor/$vendorId')({
  staticData: { title: 'Vendor' },
  beforeLoad: only(access.vendors.read),
  loader: ({ params: { vendorId } }) => askAhead(api.vendor.view.queryOptions({ input: { vendorId } })),
  component: ViewVendorPage,
})

function ViewVendorPage() {
  const { vendorId } = useParams({ from: '/company/vendors/view-vendor/$vendorId' })
  const query = useQuery(api.vendor.view.queryOptions({ input: { vendorId } }))
  return (
    <FrameQuery query={query} id={vendorId}>
      {({ data }) => <VendorRecord vendor={data} />}
    </FrameQuery>
  )
}
