import OfferDialog from 'virtual:place/interview.offer'
import { interviewMinutes } from '@corridor/contract/job/interview/kinds'
import type { Interview } from '@corridor/contract/job/interview/shapes'
import { submissionStateNames } from '@corridor/contract/job/submission/kinds'
import { access } from '@corridor/contract/wire/access'
import { Button } from '@mantine/core'
import { IconClockQuestion } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { RecordSelect } from '../../../lib/form/choice/record-select'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { formatName, timeZone } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { askList } from '../../../lib/list/ask-list'
import { useSearchText } from '../../../lib/page/use-search-text'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { InterviewFields } from './interview-fields'
import type { InterviewTerms } from './interview-values'
import { interviewName, refreshInterviews } from './use-interview-actions'

export const Route = createFileRoute('/company/job/add-interview')({
  staticData: { title: 'Plan Interview' },
  beforeLoad: only(access.interviews.manage),
  component: AddInterviewPage,
})

interface NewInterview extends InterviewTerms {
  submissionId: string
}

const newInterview = (): NewInterview => ({
  submissionId: '',
  round: undefined,
  title: '',
  kind: 'video',
  people: [],
  startDate: '',
  minutes: interviewMinutes.usual,
  zone: timeZone(),
  candidateZone: timeZone(),
  place: '',
  link: null,
  tellsCandidate: true,
  note: '',
})

/** Plans an interview of somebody who was submitted. */
function AddInterviewPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const submissionId = useSearchText('submission')
  const form = useRecordForm({
    entity: 'Interview',
    draft: 'interview.add',
    schema: () => import('@corridor/contract/job/interview/shapes').then(({ InterviewAdd }) => InterviewAdd),
    initial: newInterview(),
    prefilled: { submissionId: submissionId ?? '' },
    submit: (values): Promise<{ data: Interview }> => client.interview.add(values),
    failed: 'Interview addition failed',
    onSaved: async ({ data }) => {
      toast.undo(t('Interview Added Successfully'), interviewName(data), () => void takeBack(data))
      await refreshInterviews()
      await navigate({ to: paths.company.viewInterview(data._id), replace: true })
    },
  })

  const [isOffering, setIsOffering] = useState(false)
  const { round, title, kind, people, place, link, note } = form.values
  const interview = { title, kind, people, place, link, note, ...(round !== undefined && { round }) }

  /** Whose time is chosen by a link is no interview yet: its page is the submission's. */
  async function offered(isMade: boolean) {
    setIsOffering(false)
    if (isMade) await navigate({ to: paths.company.viewSubmission(form.values.submissionId) })
  }

  /** Deletes what was just planned: its people hear so, and the submission stands where it stood. */
  async function takeBack({ _id: id }: Interview) {
    try {
      await client.interview.delete({ id })
      toast.success(t('Deletion successful'))
      await navigate({ to: paths.company.listInterview })
    } catch (error) {
      toast.error(errorText(error))
    }
    await refreshInterviews()
  }

  const { data } = useQuery({
    ...api.submission.view.queryOptions({ input: { submissionId: submissionId ?? '' } }),
    enabled: submissionId !== undefined,
  })
  const chosen = data && { _id: data.data._id, name: nameOf(data.data) }
  return (
    <>
      <FormPage
        form={form}
        title="Plan Interview"
        description="Everybody sees the time in their own zone. A submission that has not come so far moves to the interview."
        submitLabel="Plan Interview"
        actions={
          <Button
            variant="default"
            leftSection={<IconClockQuestion size={18} aria-hidden />}
            disabled={form.values.submissionId === ''}
            onClick={() => setIsOffering(true)}
          >
            {t('Let them choose a time')}
          </Button>
        }
      >
        <RecordSelect
          source={liveSubmissions}
          label="Submission"
          nameOf={(row) => dotted(nameOf(row), t(submissionStateNames[row.state]))}
          chosen={chosen}
          filters={{ status: undefined, isLive: true }}
          field={form.field('submissionId')}
          required
        />
        <InterviewFields form={form} submissionId={form.values.submissionId} />
      </FormPage>
      {isOffering && (
        <OfferDialog of={{ submissionId: form.values.submissionId, interviewId: null, interview }} close={offered} />
      )}
    </>
  )
}

interface Named {
  candidateInfo: readonly { firstName: string; lastName: string }[]
  jobInfo: readonly { name: string }[]
}

const nameOf = ({ candidateInfo: [person], jobInfo: [job] }: Named) => dotted(person && formatName(person), job?.name)

// The newest stand first: it is they who are interviewed.
const liveSubmissions = {
  key: () => api.submission.list.key(),
  call: (body: object, options?: { signal?: AbortSignal }) =>
    askList(api.submission.list, { ...body, sortBy: 'createDate', sortDirection: 'desc' }, options),
}
