import { interviewOutcomeNames } from '@corridor/contract/job/interview/kinds'
import type { Interview } from '@corridor/contract/job/interview/shapes'
import { Anchor, Button } from '@mantine/core'
import { IconChecklist, IconVideo } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { useLive } from '../../../lib/call/live'
import { formatName, ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { RecordFrame } from '../../../lib/record/frame/record-frame'
import { useRecordOrder } from '../../../lib/record/order/use-record-order'
import { PhoneLink } from '../../../lib/record/phone-link'
import { type Fact, Facts, RecordCard } from '../../../lib/record/record-card'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { RecordNotes } from '../../told/note/exports/record-notes'
import { RecordTasks } from '../../told/task/exports/record-tasks'
import { WatchButton } from '../../told/watch/exports/watch-button'
import { decidingFacts } from './deciding-facts'
import { InterviewBadge } from './state-badge'
import { type InterviewQuestion, refreshInterviews, useInterviewActions } from './use-interview-actions'

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
  const { candidateInfo, jobInfo, clientInfo, state, outcome, link } = interview
  const isPlanned = state === 'planned'
  const [person] = candidateInfo
  return (
    <>
      <RecordFrame
        name={person ? formatName(person) : ''}
        nameTo={paths.company.viewCandidate(interview.candidate)}
        face={{ kind: 'person', of: interview.candidate }}
        state={<InterviewBadge state={state} outcome={outcome} />}
        line={[
          <TextLink key="submission" to={paths.company.viewSubmission(interview.submission)}>
            <bdi>{jobInfo[0]?.name}</bdi>
          </TextLink>,
          clientInfo[0] && <bdi key="client">{clientInfo[0].name}</bdi>,
          t('Round {n}', { n: interview.round }),
        ]}
        order={order}
        facts={decidingFacts(interview, mayManage(interview), t)}
        act={
          isPlanned &&
          mayManage(interview) && { label: text('Add outcome'), icon: IconChecklist, run: () => setOpened('outcome') }
        }
        more={
          <>
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
            <WatchButton kind="interview" id={interview._id} />
          </>
        }
        menu={actions(interview)}
        side={
          <>
            <RecordTasks record={interview._id} adds="interview" />
            <RecordNotes kind="interview" id={interview._id} />
          </>
        }
      >
        <Overview interview={interview} />
      </RecordFrame>
      <Suspense>
        {opened && <InterviewDialog what={opened} row={interview} close={() => setOpened(undefined)} />}
      </Suspense>
    </>
  )
}

function Overview({ interview }: { interview: Interview }) {
  const { t } = useTranslation()
  const { people, place, link, kind, outcome, state } = interview
  const facts: Fact[] = [
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
      label: text('Phone'),
      value: interview.candidatePhone ? <PhoneLink phone={interview.candidatePhone} /> : undefined,
    },
    ...(outcome && state === 'done' ? [{ label: text('Outcome'), value: t(interviewOutcomeNames[outcome]) }] : []),
    ...said(text('Outcome note'), interview.outcomeNote),
    ...said(text('Reason'), interview.stateReason),
    ...said(text('Note'), interview.note),
    { label: text('Submitted by'), value: ownerName(interview.submittedBy) },
    {
      label: text('Planned'),
      value: <ShortDate value={interview.createDate} />,
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
