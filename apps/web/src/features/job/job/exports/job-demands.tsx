import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/call/client'
import { useTranslation } from '../../../../lib/language/i18n'
import { Facts, RecordCard } from '../../../../lib/record/record-card'
import { demandFacts } from '../demand-facts'

/** Demands of a job, beside a record that is about it: as far as the job says them, and the reader sees the job. */
export default function JobDemands({ jobId }: { jobId: string }) {
  const { t } = useTranslation()
  const { data } = useQuery({ ...api.job.view.queryOptions({ input: { jobId } }), retry: false })
  const facts = data ? demandFacts(data.data, t).filter(({ value }) => value !== undefined) : []
  if (facts.length === 0) return null
  return (
    <RecordCard title="What the job asks">
      <Facts facts={facts} />
    </RecordCard>
  )
}
