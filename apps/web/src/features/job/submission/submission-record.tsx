import RecordPresentations from 'virtual:place/job.presented'
import { hasLeft } from '@corridor/contract/job/submission/kinds'
import type { Submission } from '@corridor/contract/job/submission/shapes'
import { Button } from '@mantine/core'
import { IconCoin, IconCopy } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { useLive } from '../../../lib/call/live'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { useCopy } from '../../../lib/feedback/use-copy'
import { formatDate, formatName, ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { toSearch } from '../../../lib/page/search'
import { RecordFrame } from '../../../lib/record/frame/record-frame'
import { Lines, Sections } from '../../../lib/record/frame/sections'
import { useRecordOrder } from '../../../lib/record/order/use-record-order'
import { type Fact, Facts, RecordCard } from '../../../lib/record/record-card'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { Message } from '../../../ui/message'
import { RecordNotes } from '../../told/note/exports/record-notes'
import { RecordTasks } from '../../told/task/exports/record-tasks'
import { WatchButton } from '../../told/watch/exports/watch-button'
import { RecordInterviews } from '../interview/exports/record-interviews'
import type { RightDialog } from '../representation/exports/right-card'
import { Chain } from './chain'
import { decidingFacts } from './deciding-facts'
import { SubmissionBadge } from './exports/state-badge'
import { MailState } from './mail-state'
import { SubmissionStages } from './submission-stages'
import { useSubmissionActions } from './use-submission-actions'

const JobDemands = late(() => import('../job/exports/job-demands'), 'optional')
const RightCard = late(() => import('../representation/exports/right-card'))
const RightDialogs = late(() => import('../representation/exports/right-dialogs'))
const PlaceOrSee = late(() => import('../placement/exports/place-or-see'))
const MoveDialog = late(() => import('./move-dialog'))
const ConfirmRateDialog = late(() => import('./confirm-rate-dialog'))

/** One submission: where it stands, through whom it goes, and what was agreed. */
export function SubmissionRecord({ submission }: { submission: Submission }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isConfirming, setIsConfirming] = useState(false)
  // As it stood when the dialog opened: a move of somebody else meanwhile is told, not overrun.
  const [moving, setMoving] = useState<Submission>()
  useLive('submission', true, () => void refresh(api.submission))
  const { mayManage, manageActions, moveTo } = useSubmissionActions({
    move: () => setMoving(submission),
    onDeleted: () => navigate({ to: paths.company.listSubmission, replace: true }),
  })
  const [right, setRight] = useState<RightDialog>()
  const whom = { candidateId: submission.candidate, jobId: submission.job, rate: submission.pay }
  const copy = useCopy()
  async function copyDetails() {
    try {
      const { detailsText } = await import('./details-text')
      await copy(await detailsText(submission, t))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const order = useRecordOrder(api.submission.list, submission._id, paths.company.viewSubmission)
  const { candidateInfo, jobInfo, clientInfo, clashWith, isLive } = submission
  const [person] = candidateInfo
  return (
    <>
      <RecordFrame
        name={person ? formatName(person) : ''}
        nameTo={paths.company.viewCandidate(submission.candidate)}
        face={{ kind: 'person', of: submission.candidate }}
        state={<SubmissionBadge state={submission.state} />}
        line={[
          <TextLink key="job" to={paths.company.viewJob(submission.job)}>
            <bdi>{jobInfo[0]?.name}</bdi>
          </TextLink>,
          clientInfo[0] && <bdi key="client">{clientInfo[0].name}</bdi>,
        ]}
        order={order}
        facts={decidingFacts(submission, mayManage && (() => setIsConfirming(true)), t)}
        act={
          mayManage &&
          isLive &&
          !submission.rateConfirmed && {
            label: text('Confirm Rate'),
            icon: IconCoin,
            run: () => setIsConfirming(true),
          }
        }
        stages={
          <SubmissionStages
            submission={submission}
            moveTo={mayManage ? moveTo : undefined}
            other={() => setMoving(submission)}
          />
        }
        more={
          <>
            {(submission.state === 'confirmed' || submission.state === 'started') && (
              <Suspense>
                <PlaceOrSee submission={submission} />
              </Suspense>
            )}
            <WatchButton kind="submission" id={submission._id} />
          </>
        }
        menu={manageActions(submission)}
        notices={
          <>
            {clashWith && (
              <Message tone="danger">
                {t('This person is submitted to this requirement twice.')}{' '}
                <TextLink to={paths.company.viewSubmission(clashWith)}>{t('See the other submission')}</TextLink>
              </Message>
            )}
            <MailState submission={submission} />
          </>
        }
        side={
          <>
            <RecordTasks record={submission._id} adds="submission" />
            <RecordNotes kind="submission" id={submission._id} />
          </>
        }
      >
        <RecordCard
          title="Chain"
          action={
            <Button
              variant="default"
              size="compact-md"
              leftSection={<IconCopy size={16} aria-hidden />}
              onClick={() => void copyDetails()}
            >
              {t('Copy Details')}
            </Button>
          }
        >
          {submission.hops.length > 0 ? <Chain submission={submission} /> : <p>{t('Nobody is named yet.')}</p>}
        </RecordCard>
        <RecordInterviews
          submission={submission._id}
          submitter={submission.userInfo[0]?._id}
          isLive={submission.isLive}
        />
        <Sections>
          <RecordPresentations jobId={submission.job} submissionId={submission._id} isOpen={submission.isLive} />
        </Sections>
        {mayManage && (
          <Suspense fallback={<Lines />}>
            <RightCard whom={whom} open={setRight} />
          </Suspense>
        )}
        <Overview submission={submission} />
        <Suspense>
          <JobDemands jobId={submission.job} />
        </Suspense>
      </RecordFrame>
      <Suspense>
        {moving && <MoveDialog rows={[moving]} moveTo={moveTo} close={() => setMoving(undefined)} />}
        {right && <RightDialogs whom={whom} opened={right} close={() => setRight(undefined)} />}
        {isConfirming && <ConfirmRateDialog submission={submission} close={() => setIsConfirming(false)} />}
      </Suspense>
    </>
  )
}

function Overview({ submission }: { submission: Submission }) {
  const { t } = useTranslation()
  const { resumeInfo, mailInfo, createDate } = submission
  const isOut = hasLeft(submission.state)
  const facts: Fact[] = [
    {
      // A note by hand says nothing of the mail that went out.
      label: mailInfo[0]?.state === 'accepted' ? text('Resume that went out') : text('Resume'),
      value: resumeInfo[0] && <bdi>{resumeInfo[0].fileName}</bdi>,
    },
    {
      label: text('Mail'),
      value: mailInfo[0] ? (
        <TextLink to={paths.company.inbox} search={toSearch({ thread: mailInfo[0]._id })}>
          {mailInfo[0].state === 'accepted'
            ? t('Sent with a mail on {day}', { day: formatDate(mailInfo[0].date) })
            : t('See the mail')}
        </TextLink>
      ) : (
        t('None: noted by hand')
      ),
    },
    ...said(text('Why again'), submission.againReason),
    ...said(text('Note'), submission.note),
    // Nobody was submitted by a mail that did not leave.
    { label: isOut ? text('Submitted by') : text('Added by'), value: ownerName(submission.userInfo) },
    {
      label: isOut ? text('Submitted') : text('Added'),
      value: <ShortDate value={createDate} />,
    },
  ]
  return (
    <RecordCard title="Submission Details">
      <Facts facts={facts} />
    </RecordCard>
  )
}

/** Facts that few submissions have stand there only if they were told. */
const said = (label: string, value: string): Fact[] => (value === '' ? [] : [{ label, value, isLong: true }])
