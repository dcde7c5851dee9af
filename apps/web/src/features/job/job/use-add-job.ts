import type { JobAdd } from '@corridor/contract/job/job/body'
import { useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { paths } from '../../../paths'
import { emptyJob } from './job-form'

/** The form of a new job; `prefilled` is what was read from an ad. */
export function useAddJob(prefilled?: Partial<JobAdd>, onAdded?: (id: string) => Promise<void>) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return useRecordForm({
    entity: 'Job',
    // Values read from an ad are no draft of a form that somebody left.
    ...(prefilled ? { prefilled } : { draft: 'job.add' }),
    schema: () => import('@corridor/contract/job/job/body').then(({ JobAdd }) => JobAdd),
    initial: emptyJob,
    submit: (job) => client.job.add(job),
    failed: 'Job addition failed',
    onSaved: async ({ data }) => {
      toast.success(t('Job Added Successfully'))
      await onAdded?.(data._id)
      await refresh(api.job)
      await navigate({ to: paths.company.viewJob(data._id), replace: true })
    },
  })
}
