import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { SuppressionRecord } from './suppression-record'

export const Route = createFileRoute('/company/suppression/view-suppression/$suppressionId')({
  staticData: { title: 'Suppressed Address' },
  beforeLoad: only(access.suppressions.read),
  component: ViewSuppressionPage,
})

function ViewSuppressionPage() {
  const { suppressionId } = useParams({ from: '/company/suppression/view-suppression/$suppressionId' })
  const query = useQuery(api.suppression.view.queryOptions({ input: { suppressionId } }))
  return (
    <RecordQuery query={query}>
      {({ data, history }) => <SuppressionRecord suppression={data} history={history} />}
    </RecordQuery>
  )
}
