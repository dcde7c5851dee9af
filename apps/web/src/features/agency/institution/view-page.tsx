import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { askAhead } from '../../../lib/call/query-client'
import { FrameQuery } from '../../../lib/record/frame/frame-query'
import { only } from '../../../lib/session/only'
import { InstitutionRecord } from './institution-record'

export const Route = createFileRoute('/company/enrollstudent/view-institution/$institutionId')({
  staticData: { title: 'Institution' },
  beforeLoad: only(access.institutions.read),
  loader: ({ params: { institutionId } }) => askAhead(api.institution.view.queryOptions({ input: { institutionId } })),
  component: ViewInstitutionPage,
})

function ViewInstitutionPage() {
  const { institutionId } = useParams({ from: '/company/enrollstudent/view-institution/$institutionId' })
  const query = useQuery(api.institution.view.queryOptions({ input: { institutionId } }))
  return (
    <FrameQuery query={query} id={institutionId}>
      {({ data }) => <InstitutionRecord institution={data} />}
    </FrameQuery>
  )
}
