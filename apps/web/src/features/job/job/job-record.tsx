import RecordPresentations from 'virtual:place/job.presented'
import type { JobRecord } from '@corridor/contract/job/job/shapes'
import { access } from '@corridor/contract/wire/access'
import { Skeleton } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'
import { RowMenu } from '../../../lib/list/row/row-menu'
import { RecordOrder } from '../../../lib/record/order/record-order'
import { useRecordOrder } from '../../../lib/record/order/use-record-order'
import { RecordCard } from '../../../lib/record/record-card'
import page from '../../../lib/record/record-page.module.css'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import { RecordNotes } from '../../told/note/exports/record-notes'
import { RecordTasks } from '../../told/task/exports/record-tasks'
import { WatchButton } from '../../told/watch/exports/watch-button'
import { BestCandidates } from '../job-match/exports/best-candidates'
import { RecordSubmissions } from '../submission/exports/record-submissions'
import { JobFacts } from './job-facts'
import classes from './job-record.module.css'
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
  const { mayManage, manageActions, dialog } = useJobActions({
    onDeleted: () => navigate({ to: paths.company.listJob, replace: true }),
  })
  const order = useRecordOrder(api.job.list, job._id, pathOf)
  return (
    <>
      {order && <RecordOrder order={order} />}
      <PageHeader
        title={
          <span className={page.title}>
            <bdi>{job.jobTitle}</bdi> <JobStatusBadge job={job} />
            {job.priority !== 'normal' && <PriorityBadge priority={job.priority} />}
          </span>
        }
      >
        <WatchButton kind="job" id={job._id} />
        {mayManage && (
          <ButtonLink to={paths.company.editJob(job._id)} leftSection={<IconPencil size={18} aria-hidden />}>
            {t('Edit')}
          </ButtonLink>
        )}
        <RowMenu name={job.jobTitle} actions={manageActions(job)} />
      </PageHeader>
      <div className={page.parts}>
        <JobFacts job={job} />
        {isInCompany && job.kind === 'own' && (
          <Suspense>
            <RecordApplications of={{ job: job._id }} />
          </Suspense>
        )}
        {isInCompany && (
          <>
            <RecordSubmissions of={{ job: job._id }} isOpen={job.jobStatus === 'open'} />
            <RecordPresentations jobId={job._id} isOpen={job.jobStatus === 'open'} />
          </>
        )}
        <RecordNotes kind="job" id={job._id} />
        <RecordTasks record={job._id} />
        {isInCompany && job.jobStatus === 'open' && <BestCandidates jobId={job._id} />}
        <RecordCard title="Job Description">
          <p className={classes.prose} dir="auto">
            {job.jobDescription}
          </p>
        </RecordCard>
        {job.adText !== '' && job.adText.trim() !== job.jobDescription && (
          <RecordCard title="The ad as it came">
            <p className={classes.prose} dir="auto">
              {job.adText}
            </p>
          </RecordCard>
        )}
        <Suspense fallback={<Skeleton height={120} />}>
          <JobTimeline jobId={job._id} />
        </Suspense>
      </div>
      {dialog}
    </>
  )
}
