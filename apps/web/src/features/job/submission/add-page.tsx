import type { Submission } from '@corridor/contract/job/submission/shapes'
import type { Standing } from '@corridor/contract/job/submission/standing'
import { access } from '@corridor/contract/wire/access'
import { Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { RecordSelect } from '../../../lib/form/choice/record-select'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { formatName } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'
import { ofAnyStatus } from '../../../lib/list/filter/record-filter'
import { useSearchText } from '../../../lib/page/use-search-text'
import { only } from '../../../lib/session/only'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { namedJobs } from '../job/exports/named-jobs'
import type { RightDialog } from '../representation/exports/right-card'
import { GuardNotes } from './exports/guard-notes'
import { candidatesWithStanding, useStanding, useStandingText } from './exports/standing'
import { SubmissionFields } from './submission-fields'
import { newSubmission } from './submission-values'
import { refreshSubmissions } from './use-submission-actions'
import { useTermsOf } from './use-terms-of'

export const Route = createFileRoute('/company/submission/add-submission')({
  staticData: { title: 'Add Submission' },
  beforeLoad: only(access.submissions.manage),
  component: AddSubmissionPage,
})

const RightCard = late(() => import('../representation/exports/right-card'))
const RightDialogs = late(() => import('../representation/exports/right-dialogs'))

const add = () => import('@corridor/contract/job/submission/shapes').then(({ SubmissionAdd }) => SubmissionAdd)

/** Submits somebody: what the guard knows stands there before anything is sent. */
function AddSubmissionPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mayOverride = useMay(access.submissions.override)
  const [candidateId, jobId] = [useSearchText('candidate'), useSearchText('job')]
  const form = useRecordForm({
    entity: 'Submission',
    draft: 'submission.add',
    schema: add,
    initial: newSubmission,
    prefilled: { candidateId: candidateId ?? '', jobId: jobId ?? '' },
    submit: ({ againReason, ...values }): Promise<{ data: Submission }> =>
      stop?.submission && mayOverride
        ? client.submission.override({ id: stop.submission, ...values, reason: againReason })
        : client.submission.add({ ...values, againReason }),
    failed: 'Submission addition failed',
    onSaved: async ({ data }) => {
      toast.success(t('Submission Added Successfully'))
      await refreshSubmissions()
      await navigate({ to: paths.company.viewSubmission(data._id), replace: true })
    },
  })
  const { values } = form
  const asked = { candidateId: values.candidateId, jobId: values.jobId }
  const isWhole = asked.candidateId !== '' && asked.jobId !== ''
  const ofCandidate = useStanding({ candidate: values.candidateId })
  // Whoever stands for it already is known before they are chosen.
  const standingText = useStandingText()
  const named = (words: (string | null | undefined)[], standings: readonly Standing[], job = values.jobId) =>
    dotted(...words, standingText(standings, job))
  const { data } = useQuery({ ...api.submission.check.queryOptions({ input: asked }), enabled: isWhole })
  const found = (isWhole && data?.data) || []
  const stop = found.find(({ why }) => why === 'live')
  const asksWhy = found.some(({ why }) => why !== 'ended') && (!stop || (mayOverride && stop.submission !== null))
  useTermsOf(form)
  const [dialog, setDialog] = useState<RightDialog>()
  const whom = { ...asked, rate: values.pay }
  return (
    <>
      <FormPage
        form={form}
        title="Add Submission"
        description="Each candidate can be submitted to a job once."
        submitLabel={asksWhy && stop ? 'Submit anyway' : 'Add Submission'}
      >
        <RecordSelect
          source={candidatesWithStanding}
          label="Candidate"
          nameOf={(row) => named([formatName(row), row.jobTitle], row.standings)}
          field={form.field('candidateId')}
          required
        />
        <RecordSelect
          source={namedJobs}
          label="Job"
          nameOf={(row) =>
            named([row.jobTitle, row.clientInfo[0]?.name], [ofCandidate.get(row._id) ?? []].flat(), row._id)
          }
          filters={{ ...ofAnyStatus, jobStatus: 'open' }}
          field={form.field('jobId')}
          required
        />
        <GuardNotes found={found} />
        {asksWhy && (
          <Textarea
            {...form.field('againReason')}
            label={t(stop ? 'Why this person is submitted although they stand there already' : 'Why again')}
            description={t('The reason stays with the submission.')}
            withAsterisk
            autosize
            minRows={2}
          />
        )}
        {isWhole && (
          <Suspense>
            <RightCard whom={whom} open={setDialog} />
          </Suspense>
        )}
        <SubmissionFields form={form} />
      </FormPage>
      {dialog && (
        <Suspense>
          <RightDialogs whom={whom} opened={dialog} close={() => setDialog(undefined)} />
        </Suspense>
      )}
    </>
  )
}
