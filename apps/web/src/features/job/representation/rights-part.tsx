import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import type { Given } from '../../../lib/places'
import { RecordCard } from '../../../lib/record/record-card'
import { RightRows } from './right-rows'

const shownMax = 10

/** The rights to represent a person, newest first; nothing is drawn while there is none. */
export default function RightsPart({ candidateId }: Given<'candidate.activity'>) {
  const input = { filters: { candidate: candidateId }, limit: shownMax }
  const { data } = useQuery(api.representation.list.queryOptions({ input }))
  if (!data?.totalDocs) return null
  return (
    <RecordCard title="Right to represent">
      <RightRows rows={data.data} showsJob />
    </RecordCard>
  )
}
