import type { Interview } from '@corridor/contract/job/interview/shapes'
import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { InterviewFields } from './interview-fields'
import { termLabels, toTerms } from './interview-values'
import { refreshInterviews } from './use-interview-actions'

export const Route = createFileRoute('/company/job/edit-interview/$interviewId')({
  staticData: { title: 'Edit Interview' },
  beforeLoad: only(access.interviews.manage),
  component: EditInterviewPage,
})

function EditInterviewPage() {
  const { interviewId } = useParams({ from: '/company/job/edit-interview/$interviewId' })
  const query = useQuery(api.interview.view.queryOptions({ input: { interviewId } }))
  return <RecordQuery query={query}>{({ data }) => <EditInterview key={interviewId} interview={data} />}</RecordQuery>
}

function EditInterview({ interview }: { interview: Interview }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const view = paths.company.viewInterview(interview._id)
  const form = useRecordForm({
    entity: 'Interview',
    draft: 'interview.edit',
    schema: () => import('@corridor/contract/job/interview/shapes').then(({ InterviewUpdate }) => InterviewUpdate),
    initial: { id: interview._id, version: interview.version, ...toTerms(interview) },
    submit: (change) => client.interview.update(change),
    failed: 'Interview update failed',
    onSaved: async () => {
      toast.success(t('Interview Updated Successfully'))
      await refreshInterviews()
      await navigate({ to: view })
    },
    merging: {
      reload: async () => {
        const { data } = await client.interview.view({ interviewId: interview._id })
        return { id: data._id, version: data.version, ...toTerms(data) }
      },
      labels: termLabels,
    },
  })
  return (
    <FormPage
      form={form}
      title="Edit Interview"
      description="Whoever was invited hears of a new time, and finds it in their calendar."
      submitLabel="Save"
      actions={
        <ButtonLink variant="default" to={view}>
          {t('Cancel')}
        </ButtonLink>
      }
    >
      <InterviewFields form={form} submissionId={interview.submission} except={interview._id} />
    </FormPage>
  )
}
