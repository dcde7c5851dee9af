import {
  proofKindNames,
  type RepresentationState,
  representationStateNames,
} from '@corridor/contract/job/representation/kinds'
import type { Representation } from '@corridor/contract/job/representation/shapes'
import { access } from '@corridor/contract/wire/access'
import { Button } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { confirmDelete } from '../../../lib/feedback/confirm'
import { toast } from '../../../lib/feedback/toast'
import { formatDate, ownerName } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { LetterLine } from '../../../lib/record/letter-line'
import classes from '../../../lib/record/record-rows.module.css'
import { useMay } from '../../../lib/session/session'
import { downloadFile } from '../../../lib/upload/download-file'
import { Badge, type Tone } from '../../../ui/badge'
import { amountOf } from '../../candidate/candidate/exports/rate'

const tones: Record<RepresentationState, Tone> = {
  asked: 'attention',
  agreed: 'good',
  declined: 'danger',
  revoked: 'neutral',
  expired: 'neutral',
  withdrawn: 'neutral',
}

/** Rights to represent, each with its proof, and the way to end it. */
export function RightRows({ rows, showsJob = false }: { rows: readonly Representation[]; showsJob?: boolean }) {
  return (
    <ul className={classes.rows}>
      {rows.map((row) => (
        <Right key={row._id} row={row} showsJob={showsJob} />
      ))}
    </ul>
  )
}

function Right({ row, showsJob }: { row: Representation; showsJob: boolean }) {
  const { t } = useTranslation()
  const mayManage = useMay(access.submissions.manage)
  const { state, fileInfo, validUntil, askUntil, rate, reason, jobInfo, mailText, letter } = row
  const revoke = () =>
    confirmDelete({
      title: t('Revoke'),
      question: t('This right to represent ends now, and a link that asks for it opens no more.'),
      confirmLabel: t('Revoke'),
      onConfirm: async () => {
        await client.representation.revoke({ id: row._id })
        toast.success(t('Right to represent revoked'))
        await refresh(api.representation)
      },
    })
  async function sendAgain() {
    try {
      await client.representation.sendAgain({ id: row._id })
      toast.info(t('Request on its way'))
    } catch (error) {
      toast.error(errorText(error))
    }
    await refresh(api.representation)
  }
  const until = state === 'asked' && askUntil ? t('Link opens until {day}', { day: formatDate(askUntil) }) : undefined
  // A link that nobody answered gave no right that could hold.
  const held = state === 'agreed' || (state === 'expired' && (askUntil === null || row.decidedDate !== null))
  const ends = held ? t('Until {day}', { day: formatDate(validUntil) }) : undefined
  return (
    <li className={classes.row}>
      <Badge tone={tones[state]}>{t(representationStateNames[state])}</Badge>
      {showsJob && <bdi>{jobInfo[0]?.name}</bdi>}
      <span>{t(proofKindNames[row.proof])}</span>
      <span className={classes.quiet} title={mailText || undefined}>
        {dotted(amountOf(rate, t), until, ends, reason, ownerName(row.userInfo))}
      </span>
      {letter && state === 'asked' && <LetterLine letter={letter} />}
      <span className={classes.actions}>
        {fileInfo.map((file) => (
          <Button
            key={file.fileKey}
            size="compact-md"
            variant="default"
            onClick={() => void downloadFile(file.fileKey)}
            aria-label={t('Open {name}', { name: file.originalName })}
          >
            {t('Open')}
          </Button>
        ))}
        {mayManage && state === 'asked' && (
          <Button size="compact-md" variant="default" onClick={() => void sendAgain()}>
            {letter ? t('Send again') : t('Send by email')}
          </Button>
        )}
        {mayManage && (state === 'asked' || state === 'agreed') && (
          <Button size="compact-md" variant="subtle" c="var(--state-danger)" onClick={revoke}>
            {t('Revoke')}
          </Button>
        )}
      </span>
    </li>
  )
}
