import type { Client } from '@corridor/contract/job/client/shapes'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import type { Side } from '../../../lib/duplicate/doubles'
import { EntryLink } from '../../../lib/duplicate/entry-choice'
import { formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { type Fact, Facts, RecordCard } from '../../../lib/record/record-card'
import { paths } from '../../../paths'

/** Facts of the other client beside its name, and how many jobs and submissions go over. */
export function ClientProof({ left, right, kept }: { left: Client; right: Client; kept: Side }) {
  const { t } = useTranslation()
  const other = kept === 'left' ? right : left
  const body = { input: { limit: 1, filters: { client: other._id } } }
  const jobs = useQuery(api.job.list.queryOptions(body))
  const submissions = useQuery(api.submission.list.queryOptions(body))
  const facts: Fact[] = [
    { label: text('Aliases'), value: other.aliases.length > 0 ? <bdi>{other.aliases.join(', ')}</bdi> : undefined },
    { label: text('Jobs'), value: jobs.data && formatNumber(jobs.data.totalDocs) },
    { label: text('Submissions'), value: submissions.data && formatNumber(submissions.data.totalDocs) },
    { label: text('After a merge'), value: t('All of them go over, and every name stays as an alias.') },
  ]
  return (
    <RecordCard title="The other">
      <Facts facts={facts} />
      <EntryLink to={paths.company.viewClient(other._id)} />
    </RecordCard>
  )
}
