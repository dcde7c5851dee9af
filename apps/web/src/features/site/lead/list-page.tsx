import { access } from '@corridor/contract/wire/access'
import { createFileRoute } from '@tanstack/react-router'
import { only } from '../../../lib/session/only'
import { LeadList } from './lead-list'

export const Route = createFileRoute('/company/leads/')({
  staticData: { title: 'Leads' },
  beforeLoad: only(access.leads.read),
  component: () => <LeadList area="company" />,
})
