import type { ApplicationHappening } from '@corridor/contract/job/application/kinds'
import { declinerNames } from '@corridor/contract/job/application/kinds'
import type { ApplicationRecord } from '@corridor/contract/job/application/shapes'
import { Button } from '@mantine/core'
import { IconArrowsExchange, IconDownload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { useLive } from '../../../lib/call/live'
import { formatDateTime, formatName, formatRelative, ownerName } from '../../../lib/format/format'
import { seededName } from '../../../lib/format/seeded-name'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { RowMenu } from '../../../lib/list/row/row-menu'
import { RecordOrder } from '../../../lib/record/order/record-order'
import { useRecordOrder } from '../../../lib/record/order/use-record-order'
import { PhoneText } from '../../../lib/record/phone-link'
import { type Fact, Facts, RecordCard } from '../../../lib/record/record-card'
import page from '../../../lib/record/record-page.module.css'
import { downloadFile } from '../../../lib/upload/download-file'
import { paths } from '../../../paths'
import { Badge } from '../../../ui/badge'
import { TextLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import { RecordNotes } from '../../told/note/exports/record-notes'
import { RecordTasks } from '../../told/task/exports/record-tasks'
import { WatchButton } from '../../told/watch/exports/watch-button'
import classes from './application-record.module.css'
import { StageBadge } from './stage-badge'
import { applicationName, refreshApplications, useApplicationActions } from './use-application-actions'

const MoveDialog = late(() => import('./move-dialog'))

/** One application: what was sent, where it stands, and what happened to it. */
export function ApplicationView({ application }: { application: ApplicationRecord }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isMoving, setIsMoving] = useState(false)
  const { mayManage, manageActions, moveTo } = useApplicationActions({
    move: () => setIsMoving(true),
    onDeleted: () => navigate({ to: paths.company.listApplication, replace: true }),
  })
  useLive('application', true, () => void refreshApplications())
  const order = useRecordOrder(api.application.list, application._id, paths.company.viewApplication)
  return (
    <>
      {order && <RecordOrder order={order} />}
      <PageHeader
        title={
          <span className={page.title}>
            <bdi>{formatName(application)}</bdi> <StageBadge application={application} />
          </span>
        }
        description={<bdi>{application.jobInfo[0]?.name}</bdi>}
      >
        <WatchButton kind="application" id={application._id} />
        {mayManage && (
          <Button leftSection={<IconArrowsExchange size={18} aria-hidden />} onClick={() => setIsMoving(true)}>
            {t('Move')}
          </Button>
        )}
        <RowMenu name={applicationName(application)} actions={manageActions(application)} />
      </PageHeader>
      <div className={page.parts}>
        <Sent application={application} />
        <RecordNotes kind="application" id={application._id} />
        <RecordTasks record={application._id} />
        <RecordCard title="Timeline">
          <ol className={classes.entries}>
            {application.timeline.map((entry) => (
              <Entry key={entry._id} entry={entry} />
            ))}
          </ol>
        </RecordCard>
      </div>
      <Suspense>
        {isMoving && <MoveDialog rows={[application]} moveTo={moveTo} close={() => setIsMoving(false)} />}
      </Suspense>
    </>
  )
}

function Sent({ application }: { application: ApplicationRecord }) {
  const { t } = useTranslation()
  const { candidateInfo, jobInfo, resumeInfo, message, declineReason } = application
  const [candidate] = candidateInfo
  const [resume] = resumeInfo
  const facts: Fact[] = [
    {
      label: text('Candidate'),
      value: candidate && (
        <span className={page.title}>
          <TextLink to={paths.company.viewCandidate(candidate._id)}>
            <bdi>{formatName(candidate)}</bdi>
          </TextLink>
          {application.isNewCandidate && <Badge tone="news">{t('New candidate')}</Badge>}
        </span>
      ),
    },
    {
      label: text('Job'),
      value: jobInfo[0] && (
        <TextLink to={paths.company.viewJob(application.job)}>
          <bdi>{jobInfo[0].name}</bdi>
        </TextLink>
      ),
    },
    { label: text('Email'), value: <bdi dir="ltr">{application.email}</bdi> },
    { label: text('Phone'), value: application.phone && <PhoneText phone={application.phone} /> },
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
    { label: text('Applied'), value: <When at={application.createDate} /> },
    { label: text('In this stage since'), value: <When at={application.stageDate} /> },
    {
      label: text('Consent'),
      value: t('Given {when}, to version {version} of the text', {
        when: formatDateTime(application.consentDate),
        version: application.consentVersion,
      }),
    },
    ...(declineReason ? [{ label: text('Reason'), value: <bdi>{declineReason}</bdi>, isLong: true }] : []),
    ...(message
      ? [
          {
            label: text('Message'),
            value: (
              <span className={classes.prose} dir="auto">
                {message}
              </span>
            ),
            isLong: true,
          },
        ]
      : []),
  ]
  return (
    <RecordCard title="What was sent">
      <Facts facts={facts} />
    </RecordCard>
  )
}

const When = ({ at }: { at: string }) => <span title={formatDateTime(at)}>{formatRelative(at)}</span>

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
        <When at={at} />
      </p>
    </li>
  )
}
