import type { Job } from '@corridor/contract/job/job/shapes'
import { Anchor } from '@mantine/core'
import { formatDate, ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { type Fact, Facts, RecordCard } from '../../../lib/record/record-card'
import { inBand } from './deciding-facts'
import { demandFacts } from './demand-facts'
import { ClosedReason } from './job-words'

const day = (value: string | null) => (value ? formatDate(value) : undefined)

/** Demands beside the facts that decide, and the job's origin. */
export function JobFacts({ job }: { job: Job }) {
  const { t } = useTranslation()
  const facts: Fact[] = [
    ...demandFacts(job, t).filter(({ label }) => !inBand.has(label)),
    { label: text('Received'), value: day(job.receivedOn) },
    ...(job.publicPath
      ? [
          {
            label: text('Published'),
            value: (
              <Anchor inherit href={job.publicPath} target="_blank" rel="noreferrer">
                {t('Public page')}
              </Anchor>
            ),
          },
        ]
      : []),
    ...(job.closedReason ? [{ label: text('Closed because'), value: <ClosedReason job={job} /> }] : []),
    { label: text('Reference'), value: job.reference },
    ...job.businessUnitInfo.map(({ name }) => ({ label: text('Business Unit'), value: name })),
    { label: text('Added by'), value: ownerName(job.userInfo) },
    {
      label: text('Created On'),
      value: <ShortDate value={job.createDate} />,
    },
  ]
  return (
    <RecordCard title="Details">
      <Facts facts={facts} />
    </RecordCard>
  )
}
