import type { FileStanding } from '@corridor/contract/agency/file-review/shapes'
import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import { text } from '../../../lib/language/text'
import type { Given } from '../../../lib/places'
import { useSection } from '../../../lib/record/frame/sections'
import { RecordCard } from '../../../lib/record/record-card'
import { RecordQuery } from '../../../lib/record/record-query'
import { useMay } from '../../../lib/session/session'
import { ReviewActions } from './review-actions'
import { ReviewComments } from './review-comments'
import { ReviewLacks } from './review-lacks'
import { ReviewLine } from './review-line'

const title = text('Review')

/** How a student's file stands before it is submitted: what it lacks, who looked at it, and what they said. */
export default function ReviewPart({ studentId, version }: Given<'student.review'>) {
  const mayManage = useMay(access.students.manage)
  const query = useQuery({
    ...api.fileReview.view.queryOptions({ input: { studentId } }),
    // An approval is held against the file when it is asked for.
    queryKey: [...api.fileReview.view.key(), studentId, version],
  })
  useSection(title, { isPending: query.isPending, isEmpty: false })
  return (
    <RecordCard title={title} place="review">
      <RecordQuery query={query}>{({ data }) => <Standing standing={data} mayManage={mayManage} />}</RecordQuery>
    </RecordCard>
  )
}

function Standing({ standing, mayManage }: { standing: FileStanding; mayManage: boolean }) {
  const shown = standing.reviews.filter((review, at) => at === 0 || review.openComments > 0)
  return (
    <>
      <ReviewLacks standing={standing} />
      {shown.map((review) => (
        <div key={review._id}>
          <ReviewLine review={review} />
          <ReviewComments review={review} studentId={standing.student} mayManage={mayManage} />
        </div>
      ))}
      {mayManage && <ReviewActions standing={standing} />}
    </>
  )
}
