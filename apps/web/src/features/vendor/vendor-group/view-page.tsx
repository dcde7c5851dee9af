import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { FrameQuery } from '../../../lib/record/frame/frame-query'
import { only } from '../../../lib/session/only'
import { GroupRecord } from './group-record'

export const Route = createFileRoute('/company/vendors/view-vendor-group/$groupId')({
  staticData: { title: 'Vendor Group' },
  beforeLoad: only(access.vendors.read),
  component: ViewVendorGroupPage,
})

function ViewVendorGroupPage() {
  const { groupId } = useParams({ from: '/company/vendors/view-vendor-group/$groupId' })
  const query = useQuery(api.vendorGroup.view.queryOptions({ input: { groupId } }))
  return (
    <FrameQuery query={query} id={groupId}>
      {({ data }) => <GroupRecord group={data} />}
    </FrameQuery>
  )
}
