import RecordPresentations from 'virtual:place/job.presented'
import type { JobRecord } from '@corridor/contract/job/job/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconSend } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { RecordFrame } from '../../../lib/record/frame/record-frame'
import { Lines, Sections } from '../../../lib/record/frame/sections'
import { LongText } from '../../../lib/record/long-text'
import { useRecordOrder } from '../../../lib/record/order/use-record-order'
import { RecordCard } from '../../../lib/record/record-card'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { RecordNotes } from '../../told/note/exports/record-notes'
import { RecordTasks } from '../../told/task/exports/record-tasks'
import { WatchButton } from '../../told/watch/exports/watch-button'
import { BestCandidates } from '../job-match/exports/best-candidates'
import { RecordSubmissions } from '../submission/exports/record-submissions'
import { decidingFacts } from './deciding-facts'
import { JobFacts } from './job-facts'
import { jobLine } from './job-line'
import { JobStatusBadge, PriorityBadge } from './job-words'
import { useJobActions } from './use-job-actions'

const RecordApplications = late(() => import('../application/exports/record-applications'))
const JobTimeline = late(() => import('./job-timeline'))

interface JobRecordViewProps {
  job: JobRecord
  /** The address of each record of the list that it was opened from. */
  pathOf: (id: string) => string
}

/** Everything known of one job. An administrator reads what is asked, what was noted and what happened; the pipeline is the company's. */
export function JobRecordView({ job, pathOf }: JobRecordViewProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isInCompany = useMay(access.setup.read)
  const maySubmit = useMay(access.submissions.manage)
  const { mayManage, manageActions, dialog } = useJobActions({
    onDeleted: () => navigate({ to: paths.company.listJob, replace: true }),
  })
  const order = useRecordOrder(api.job.list, job._id, pathOf)
  const isOpen = job.jobStatus === 'open'
  return (
    <>
      <RecordFrame
        name={job.jobTitle}
        state={
          <>
            <JobStatusBadge job={job} />
            {job.priority !== 'normal' && <PriorityBadge priority={job.priority} />}
          </>
        }
        line={jobLine(job, isInCompany)}
        order={order}
        facts={decidingFacts(job, mayManage, t)}
        more={<WatchButton kind="job" id={job._id} />}
        edit={mayManage && { to: paths.company.editJob(job._id) }}
        act={
          maySubmit &&
          isOpen && {
            label: text('Submit'),
            icon: IconSend,
            letter: 'u',
            to: paths.company.addSubmission,
            search: { job: job._id },
          }
        }
        menu={manageActions(job)}
        side={
          <>
            <RecordTasks record={job._id} adds="job" />
            <RecordNotes kind="job" id={job._id} />
            <Suspense fallback={<Lines />}>
              <JobTimeline jobId={job._id} />
            </Suspense>
          </>
        }
      >
        {isInCompany && isOpen && <BestCandidates jobId={job._id} />}
        {isInCompany && (
          <Sections>
            {job.kind === 'own' && <RecordApplications of={{ job: job._id }} />}
            <RecordSubmissions of={{ job: job._id }} isOpen={isOpen} />
            <RecordPresentations jobId={job._id} isOpen={isOpen} />
          </Sections>
        )}
        <JobFacts job={job} />
        <RecordCard title="Job Description">
          <LongText label={t('Job Description')}>{job.jobDescription}</LongText>
        </RecordCard>
        {job.adText !== '' && job.adText.trim() !== job.jobDescription && (
          <RecordCard title="The ad as it came">
            <LongText label={t('The ad as it came')}>{job.adText}</LongText>
          </RecordCard>
        )}
      </RecordFrame>
      {dialog}
    </>
  )
}
