import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import { formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { toSearch } from '../../../lib/page/search'
import type { Given } from '../../../lib/places'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { countJobs } from './count-jobs'

/** How many open jobs match somebody at this moment; leads to them. */
export default function JobsPart({ candidateId }: Given<'candidate.jobs'>) {
  const { t } = useTranslation()
  const isInCompany = useMay(access.setup.read)
  const { data } = useQuery({
    queryKey: [...api.jobMatch.key(), 'count', candidateId],
    queryFn: () => countJobs(candidateId),
    staleTime: 0,
  })
  if (data === undefined) return null
  // An administrator reads; the jobs' page is the company's own.
  if (data === 0 || !isInCompany) return formatNumber(data)
  return (
    <TextLink
      to={paths.company.searchJob}
      search={toSearch({ candidate: candidateId })}
      aria-label={t('{n} jobs for this candidate', { n: formatNumber(data) })}
    >
      {formatNumber(data)}
    </TextLink>
  )
}
