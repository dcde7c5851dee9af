import { access } from '@corridor/contract/wire/access'
import { createFileRoute } from '@tanstack/react-router'
import { useSearchText } from '../../../lib/page/use-search-text'
import { only } from '../../../lib/session/only'
import { JobSearch } from '../job/exports/job-search'
import { JobsFor } from './jobs-for'

export const Route = createFileRoute('/company/job/search-job')({
  staticData: { title: 'Search jobs' },
  beforeLoad: only(access.jobs.read),
  component: SearchJobPage,
})

/** The page behind *Total Jobs Available*: the jobs for a candidate; without one, all open jobs to search in. */
function SearchJobPage() {
  const candidate = useSearchText('candidate')
  return candidate ? <JobsFor candidateId={candidate} /> : <JobSearch />
}
