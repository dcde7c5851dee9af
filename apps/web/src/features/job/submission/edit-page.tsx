import type { Submission } from '@corridor/contract/job/submission/shapes'
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
import { SubmissionFields } from './submission-fields'
import { toTerms } from './submission-values'
import { ShownTerm, termLabels } from './terms'
import { refreshSubmissions } from './use-submission-actions'

export const Route = createFileRoute('/company/submission/edit-submission/$submissionId')({
  staticData: { title: 'Edit Submission' },
  beforeLoad: only(access.submissions.manage),
  component: EditSubmissionPage,
})

function EditSubmissionPage() {
  const { submissionId } = useParams({ from: '/company/submission/edit-submission/$submissionId' })
  const query = useQuery(api.submission.view.queryOptions({ input: { submissionId } }))
  return (
    <RecordQuery query={query}>{({ data }) => <EditSubmission key={submissionId} submission={data} />}</RecordQuery>
  )
}

function EditSubmission({ submission }: { submission: Submission }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const view = paths.company.viewSubmission(submission._id)
  const form = useRecordForm({
    entity: 'Submission',
    draft: 'submission.edit',
    schema: () => import('@corridor/contract/job/submission/shapes').then(({ SubmissionUpdate }) => SubmissionUpdate),
    initial: { id: submission._id, version: submission.version, ...toTerms(submission) },
    submit: (change) => client.submission.update(change),
    failed: 'Submission update failed',
    onSaved: async () => {
      toast.success(t('Submission Updated Successfully'))
      await refreshSubmissions()
      await navigate({ to: view })
    },
    merging: {
      reload: async () => {
        const { data } = await client.submission.view({ submissionId: submission._id })
        return { id: data._id, version: data.version, ...toTerms(data) }
      },
      labels: termLabels,
      show: (name, value) => <ShownTerm name={name} value={value} />,
    },
  })
  return (
    <FormPage
      form={form}
      title="Edit Submission"
      submitLabel="Save"
      actions={
        <ButtonLink variant="default" to={view}>
          {t('Cancel')}
        </ButtonLink>
      }
    >
      <SubmissionFields form={form} hops={submission.hops} />
    </FormPage>
  )
}
