import { createFileRoute } from '@tanstack/react-router'
import { PlatformList } from './platform-list'

export const Route = createFileRoute('/admin/candidates')({
  staticData: { title: 'Candidates' },
  component: PlatformCandidatesPage,
})

function PlatformCandidatesPage() {
  return (
    <PlatformList
      name="platform-candidate"
      title="Candidates"
      description="The candidates of all companies."
      emptyDescription="Candidates appear here when a company adds them."
    />
  )
}
