import type { ApplicationHappening } from '@corridor/contract/job/application/kinds'
import { declinerNames } from '@corridor/contract/job/application/kinds'
import type { ApplicationRecord } from '@corridor/contract/job/application/shapes'
import { access } from '@corridor/contract/wire/access'
import { Anchor, Button } from '@mantine/core'
import { IconDownload, IconSend } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { useLive } from '../../../lib/call/live'
import { formatDateTime, formatName, ownerName } from '../../../lib/format/format'
import { seededName } from '../../../lib/format/seeded-name'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import type { DecidingFact } from '../../../lib/record/frame/band'
import { RecordFrame } from '../../../lib/record/frame/record-frame'
import { LongText } from '../../../lib/record/long-text'
import { useRecordOrder } from '../../../lib/record/order/use-record-order'
import { PhoneLink } from '../../../lib/record/phone-link'
import { type Fact, Facts, RecordCard } from '../../../lib/record/record-card'
import { useMay } from '../../../lib/session/session'
import { downloadFile } from '../../../lib/upload/download-file'
import { paths } from '../../../paths'
import { Badge } from '../../../ui/badge'
import { TextLink } from '../../../ui/link'
import { RecordNotes } from '../../told/note/exports/record-notes'
import { RecordTasks } from '../../told/task/exports/record-tasks'
import { WatchButton } from '../../told/watch/exports/watch-button'
import classes from './application-record.module.css'
import { ApplicationStages } from './application-stages'
import { StageBadge } from './stage-badge'
import { refreshApplications, useApplicationActions } from './use-application-actions'

const MoveDialog = late(() => import('./move-dialog'))

/** One application: where it stands, what was sent, and what happened to it. */
export function ApplicationView({ application }: { application: ApplicationRecord }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  // As it stood when the dialog opened: a move of somebody else meanwhile is told, not overrun.
  const [asked, setAsked] = useState<{ row: ApplicationRecord; to?: string }>()
  const maySubmit = useMay(access.submissions.manage)
  const { mayManage, manageActions, moveTo } = useApplicationActions({
    move: () => setAsked({ row: application }),
    onDeleted: () => navigate({ to: paths.company.listApplication, replace: true }),
  })
  useLive('application', true, () => void refreshApplications())
  const order = useRecordOrder(api.application.list, application._id, paths.company.viewApplication)
  const [candidate] = application.candidateInfo
  return (
    <>
      <RecordFrame
        name={formatName(application)}
        nameTo={candidate && paths.company.viewCandidate(candidate._id)}
        face={{ kind: 'person', of: candidate?._id ?? application._id }}
        state={
          <>
            <StageBadge application={application} />
            {application.isNewCandidate && <Badge tone="news">{t('New candidate')}</Badge>}
          </>
        }
        line={
          <TextLink to={paths.company.viewJob(application.job)}>
            <bdi>{application.jobInfo[0]?.name}</bdi>
          </TextLink>
        }
        order={order}
        facts={factsOf(application)}
        stages={
          <ApplicationStages
            application={application}
            moveTo={mayManage ? moveTo : undefined}
            ask={(to) => setAsked({ row: application, ...(to && { to }) })}
          />
        }
        act={
          maySubmit &&
          candidate && {
            label: text('Submit'),
            icon: IconSend,
            letter: 'u',
            to: paths.company.addSubmission,
            search: { candidate: candidate._id, job: application.job },
          }
        }
        more={<WatchButton kind="application" id={application._id} />}
        menu={manageActions(application)}
        side={
          <>
            <RecordTasks record={application._id} adds="application" />
            <RecordNotes kind="application" id={application._id} />
            <RecordCard title="Timeline">
              <ol className={classes.entries}>
                {application.timeline.map((entry) => (
                  <Entry key={entry._id} entry={entry} />
                ))}
              </ol>
            </RecordCard>
          </>
        }
      >
        <Sent application={application} />
      </RecordFrame>
      <Suspense>
        {asked && <MoveDialog rows={[asked.row]} to={asked.to} moveTo={moveTo} close={() => setAsked(undefined)} />}
      </Suspense>
    </>
  )
}

/** When it came, since when it waits, and how the applicant is reached. */
const factsOf = ({ createDate, stageDate, email, phone }: ApplicationRecord): DecidingFact[] => [
  { label: text('Applied'), value: <ShortDate value={createDate} /> },
  { label: text('In this stage since'), value: <ShortDate value={stageDate} /> },
  {
    label: text('Email'),
    value: (
      <Anchor inherit href={`mailto:${email}`}>
        <bdi dir="ltr">{email}</bdi>
      </Anchor>
    ),
  },
  { label: text('Phone'), value: phone && <PhoneLink phone={phone} /> },
]

function Sent({ application }: { application: ApplicationRecord }) {
  const { t } = useTranslation()
  const { resumeInfo, message, declineReason } = application
  const [resume] = resumeInfo
  const facts: Fact[] = [
    ...(declineReason ? [{ label: text('Reason'), value: <bdi>{declineReason}</bdi>, isLong: true }] : []),
    {
      label: text('Resume'),
      value: resume && (
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => void downloadFile(resume.fileKey)}
        >
          <bdi>{resume.fileName}</bdi>
        </Button>
      ),
    },
    {
      label: text('Consent'),
      value: t('Given {when}, to version {version} of the text', {
        when: formatDateTime(application.consentDate),
        version: application.consentVersion,
      }),
    },
  ]
  return (
    <RecordCard title="What was sent">
      {message && <LongText label={t('Message')}>{message}</LongText>}
      <Facts facts={facts} />
    </RecordCard>
  )
}

const sentences: Record<ApplicationHappening, string> = {
  applied: text('Applied through the public page'),
  again: text('Filled in the form again'),
  moved: text('Moved'),
  noted: text('Note added'),
  deleted: text('{what} deleted'),
  restored: text('{what} restored'),
}

function Entry({ entry }: { entry: ApplicationRecord['timeline'][number] }) {
  const { t } = useTranslation()
  const { action, from, to, declinedBy, reason, note, at, userInfo } = entry
  const isTheirs = action === 'applied' || action === 'again'
  const who = isTheirs ? null : (ownerName(userInfo) ?? t('Corridor (automatic)'))
  return (
    <li>
      <span>
        {from && to
          ? t('Moved from "{from}" to "{to}"', { from: seededName('stage', from), to: seededName('stage', to) })
          : t(sentences[action], { what: t('Application') })}
      </span>
      {note && <p dir="auto">{note}</p>}
      {(declinedBy || reason) && (
        <p dir="auto">{[declinedBy && t(declinerNames[declinedBy]), reason].filter(Boolean).join(': ')}</p>
      )}
      <p className={classes.quiet}>
        {who && (
          <>
            <bdi>{who}</bdi> ·{' '}
          </>
        )}
        <ShortDate value={at} />
      </p>
    </li>
  )
}
