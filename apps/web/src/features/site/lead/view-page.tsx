import { access } from '@corridor/contract/wire/access'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { only } from '../../../lib/session/only'
import { LeadQuery } from './lead-record'

export const Route = createFileRoute('/company/leads/view-lead/$leadId')({
  staticData: { title: 'Lead' },
  beforeLoad: only(access.leads.read),
  component: ViewLeadPage,
})

function ViewLeadPage() {
  const { leadId } = useParams({ from: '/company/leads/view-lead/$leadId' })
  return <LeadQuery area="company" leadId={leadId} />
}
