import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { FrameQuery } from '../../../lib/record/frame/frame-query'
import { HotlistRecord } from './hotlist-record'

export const Route = createFileRoute('/company/hotlist/view-hotlist/$hotListId')({
  staticData: { title: 'Hotlist' },
  component: ViewHotlistPage,
})

function ViewHotlistPage() {
  const { hotListId } = useParams({ from: '/company/hotlist/view-hotlist/$hotListId' })
  const query = useQuery(api.hotlist.view.queryOptions({ input: { hotListId } }))
  return (
    <FrameQuery query={query} id={hotListId}>
      {({ data }) => <HotlistRecord hotlist={data} />}
    </FrameQuery>
  )
}
