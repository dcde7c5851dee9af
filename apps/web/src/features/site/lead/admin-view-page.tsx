import { createFileRoute, useParams } from '@tanstack/react-router'
import { LeadQuery } from './lead-record'

export const Route = createFileRoute('/admin/leads/view-lead/$leadId')({
  staticData: { title: 'Lead' },
  component: ViewLeadPage,
})

function ViewLeadPage() {
  const { leadId } = useParams({ from: '/admin/leads/view-lead/$leadId' })
  return <LeadQuery area="admin" leadId={leadId} />
}
