import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { VendorRecord } from './vendor-record'

export const Route = createFileRoute('/company/vendors/view-vendor/$vendorId')({
  staticData: { title: 'Vendor' },
  beforeLoad: only(access.vendors.read),
  component: ViewVendorPage,
})

function ViewVendorPage() {
  const { vendorId } = useParams({ from: '/company/vendors/view-vendor/$vendorId' })
  const query = useQuery(api.vendor.view.queryOptions({ input: { vendorId } }))
  return <RecordQuery query={query}>{({ data }) => <VendorRecord vendor={data} />}</RecordQuery>
}
