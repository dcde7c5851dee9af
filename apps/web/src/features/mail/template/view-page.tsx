import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { FrameQuery } from '../../../lib/record/frame/frame-query'
import { only } from '../../../lib/session/only'
import { TemplateRecord } from './template-record'

export const Route = createFileRoute('/company/email-template/view-email-template/$templateId')({
  staticData: { title: 'Email Template' },
  beforeLoad: only(access.vendors.read),
  component: ViewEmailTemplatePage,
})

function ViewEmailTemplatePage() {
  const { templateId } = useParams({ from: '/company/email-template/view-email-template/$templateId' })
  const query = useQuery(api.emailTemplate.view.queryOptions({ input: { templateId } }))
  return (
    <FrameQuery query={query} id={templateId}>
      {({ data }) => <TemplateRecord template={data} />}
    </FrameQuery>
  )
}
