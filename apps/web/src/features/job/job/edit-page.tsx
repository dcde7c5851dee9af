import type { JobRecord } from '@corridor/contract/job/job/shapes'
import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { JobFields } from './job-fields'
import { jobLabels, toValues } from './job-form'

export const Route = createFileRoute('/company/job/edit-job/$jobId')({
  staticData: { title: 'Edit Job' },
  beforeLoad: only(access.jobs.manage),
  component: EditJobPage,
})

function EditJobPage() {
  const { jobId } = useParams({ from: '/company/job/edit-job/$jobId' })
  const query = useQuery(api.job.view.queryOptions({ input: { jobId } }))
  return <RecordQuery query={query}>{({ data }) => <EditJob key={jobId} job={data} />}</RecordQuery>
}

function EditJob({ job }: { job: JobRecord }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const jobId = job._id
  const form = useRecordForm({
    entity: 'Job',
    draft: 'job.edit',
    schema: () => import('@corridor/contract/job/job/body').then(({ JobUpdate }) => JobUpdate),
    initial: toValues(job),
    submit: (change) => client.job.update(change),
    failed: 'Job update failed',
    onSaved: async () => {
      toast.success(t('Job Updated Successfully'))
      await refresh(api.job)
      await navigate({ to: paths.company.viewJob(jobId) })
    },
    merging: {
      reload: async () => toValues((await client.job.view({ jobId })).data),
      labels: jobLabels,
    },
  })
  return (
    <FormPage
      form={form}
      title="Edit Job"
      submitLabel="Save"
      actions={
        <ButtonLink variant="default" to={paths.company.viewJob(jobId)}>
          {t('Cancel')}
        </ButtonLink>
      }
    >
      <JobFields form={form} job={job} />
    </FormPage>
  )
}
