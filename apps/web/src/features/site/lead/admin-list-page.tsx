import { createFileRoute } from '@tanstack/react-router'
import { LeadList } from './lead-list'

export const Route = createFileRoute('/admin/leads/')({
  staticData: { title: 'Leads' },
  component: () => <LeadList area="admin" />,
})
