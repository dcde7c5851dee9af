import { interviewKindNames, interviewOutcomeNames } from '@corridor/contract/job/interview/kinds'
import type { Interview } from '@corridor/contract/job/interview/shapes'
import { Anchor, Button } from '@mantine/core'
import { IconChecklist, IconVideo } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { useLive } from '../../../lib/call/live'
import {
  formatDate,
  formatDateTime,
  formatDateTimeIn,
  formatName,
  formatNumber,
  ownerName,
} from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { RowMenu } from '../../../lib/list/row/row-menu'
import { RecordOrder } from '../../../lib/record/order/record-order'
import { useRecordOrder } from '../../../lib/record/order/use-record-order'
import { PhoneLink } from '../../../lib/record/phone-link'
import { type Fact, Facts, RecordCard } from '../../../lib/record/record-card'
import page from '../../../lib/record/record-page.module.css'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import { RecordNotes } from '../../told/note/exports/record-notes'
import { RecordTasks } from '../../told/task/exports/record-tasks'
import { WatchButton } from '../../told/watch/exports/watch-button'
import { InterviewBadge } from './state-badge'
import { type InterviewQuestion, interviewName, refreshInterviews, useInterviewActions } from './use-interview-actions'

const InterviewDialog = late(() => import('./interview-dialogs'))

/** One interview: when it is for either side, who is there, and what came of it. */
export function InterviewRecord({ interview }: { interview: Interview }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<InterviewQuestion>()
  const { mayManage, actions } = useInterviewActions({
    open: setOpened,
    onDeleted: () => navigate({ to: paths.company.listInterview, replace: true }),
  })
  useLive('interview', true, () => void refreshInterviews())
  const order = useRecordOrder(api.interview.list, interview._id, paths.company.viewInterview)
  const { candidateInfo, jobInfo, state, outcome, link } = interview
  const isPlanned = state === 'planned'
  return (
    <>
      {order && <RecordOrder order={order} />}
      <PageHeader
        title={
          <span className={page.title}>
            {candidateInfo[0] && <bdi>{formatName(candidateInfo[0])}</bdi>}{' '}
            <InterviewBadge state={state} outcome={outcome} />
          </span>
        }
        description={
          <>
            <bdi>{jobInfo[0]?.name}</bdi> · {t('Round {n}', { n: interview.round })}
          </>
        }
      >
        <WatchButton kind="interview" id={interview._id} />
        {isPlanned && link && (
          <Button
            component="a"
            href={link}
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<IconVideo size={18} aria-hidden />}
          >
            {t('Open the call')}
          </Button>
        )}
        {isPlanned && mayManage(interview) && (
          <Button leftSection={<IconChecklist size={18} aria-hidden />} onClick={() => setOpened('outcome')}>
            {t('Note Outcome')}
          </Button>
        )}
        <RowMenu name={interviewName(interview)} actions={actions(interview)} />
      </PageHeader>
      <div className={page.parts}>
        <Overview interview={interview} />
        <RecordNotes kind="interview" id={interview._id} />
        <RecordTasks record={interview._id} />
      </div>
      <Suspense>
        {opened && <InterviewDialog what={opened} row={interview} close={() => setOpened(undefined)} />}
      </Suspense>
    </>
  )
}

function Overview({ interview }: { interview: Interview }) {
  const { t } = useTranslation()
  const { startDate, zone, candidateZone, people, place, link, kind, outcome, state, candidateInfo } = interview
  const facts: Fact[] = [
    { label: text('For the interviewers'), value: `${formatDateTimeIn(startDate, zone)} (${zone})` },
    { label: text('For the candidate'), value: `${formatDateTimeIn(startDate, candidateZone)} (${candidateZone})` },
    {
      label: text('Length'),
      value: t('{count} minutes', { count: interview.minutes, shown: formatNumber(interview.minutes) }),
    },
    { label: text('Kind'), value: t(interviewKindNames[kind]) },
    ...said(text('Title'), interview.title),
    {
      label: text('Interviewers'),
      value:
        people.length > 0
          ? people.map(({ name, email }) => (
              <div key={`${name} ${email}`}>
                <bdi>{name}</bdi> {email && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
              </div>
            ))
          : undefined,
      isLong: true,
    },
    ...said(kind === 'phone' ? text('Number to call') : text('Place'), place),
    ...(link
      ? [
          {
            label: text('Link of the call'),
            value: (
              <Anchor href={link} target="_blank" rel="noreferrer" dir="ltr">
                {link}
              </Anchor>
            ),
            isLong: true,
          },
        ]
      : []),
    {
      label: text('Candidate'),
      value: candidateInfo[0] && (
        <TextLink to={paths.company.viewCandidate(interview.candidate)}>
          <bdi>{formatName(candidateInfo[0])}</bdi>
        </TextLink>
      ),
    },
    {
      label: text('Phone'),
      value: interview.candidatePhone ? <PhoneLink phone={interview.candidatePhone} /> : undefined,
    },
    {
      label: text('Submission'),
      value: (
        <TextLink to={paths.company.viewSubmission(interview.submission)}>
          <bdi>{interview.jobInfo[0]?.name}</bdi>
        </TextLink>
      ),
    },
    { label: text('Client'), value: interview.clientInfo[0] && <bdi>{interview.clientInfo[0].name}</bdi> },
    ...(outcome && state === 'done' ? [{ label: text('Outcome'), value: t(interviewOutcomeNames[outcome]) }] : []),
    ...said(text('Outcome note'), interview.outcomeNote),
    ...said(text('Reason'), interview.stateReason),
    ...said(text('Note'), interview.note),
    { label: text('Submitted by'), value: ownerName(interview.submittedBy) },
    {
      label: text('Planned'),
      value: <span title={formatDateTime(interview.createDate)}>{formatDate(interview.createDate)}</span>,
    },
  ]
  return (
    <RecordCard title="Interview Details">
      <Facts facts={facts} />
    </RecordCard>
  )
}

/** Facts that few interviews have stand there only if they were told. */
const said = (label: string, value: string): Fact[] =>
  value === '' ? [] : [{ label, value: <bdi>{value}</bdi>, isLong: true }]
