import { ActionIcon, SegmentedControl, Skeleton, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../lib/call/client'
import { formatFileSize, formatNumber } from '../../../lib/format/format'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { RecordCard } from '../../../lib/record/record-card'
import { Message } from '../../../ui/message'
import { LookSwitch } from '../template/exports/look-switch'
import { type Look, MailFrame } from '../template/exports/mail-frame'
import classes from './check.module.css'
import { FileButtons } from './files-along'

const typingPauseMs = 300

interface MailsShownProps {
  id: string
  at: number
  setAt: (at: number) => void
  /** How many follow-ups it has. */
  followUps: number
}

/** The real mails of a draft, one after the other, or that of whoever is asked for. */
export function MailsShown({ id, at, setAt, followUps }: MailsShownProps) {
  const { t } = useTranslation()
  const [look, setLook] = useState<Look>('light')
  const [typed, setTyped] = useState('')
  const [find] = useDebouncedValue(typed.trim(), typingPauseMs)
  const [step, setStep] = useState(0)
  const input = find ? { id, find, step } : { id, at, step }
  const { data, error } = useQuery(api.campaign.mail.queryOptions({ input, placeholderData: keepPreviousData }))
  const mail = data?.data
  const flip = (by: number) => {
    if (!mail) return
    setTyped('')
    setAt(mail.at + by)
  }
  return (
    <RecordCard title="The mail as it goes out" action={<LookSwitch value={look} onChange={setLook} />}>
      {followUps > 0 && (
        <SegmentedControl
          size="xs"
          mb={12}
          aria-label={t('Which mail is shown')}
          value={String(step)}
          onChange={(value) => setStep(Number(value))}
          data={Array.from({ length: followUps + 1 }, (_, n) => ({
            value: String(n),
            label: n === 0 ? t('Mail') : t('Follow-up {n}', { n }),
          }))}
        />
      )}
      <div className={classes.flip}>
        <ActionIcon
          variant="default"
          aria-label={t('Previous mail')}
          disabled={!mail || mail.at <= 1}
          onClick={() => flip(-1)}
        >
          <IconArrowLeft size={18} aria-hidden className={classes.arrow} />
        </ActionIcon>
        <span aria-live="polite">
          {mail && t('{at} of {of}', { at: formatNumber(mail.at), of: formatNumber(mail.of) })}
        </span>
        <ActionIcon
          variant="default"
          aria-label={t('Next mail')}
          disabled={!mail || mail.at >= mail.of}
          onClick={() => flip(1)}
        >
          <IconArrowRight size={18} aria-hidden className={classes.arrow} />
        </ActionIcon>
        <TextInput
          type="search"
          size="xs"
          aria-label={t('Find a person')}
          placeholder={t('Find a person')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      {error && <Message tone="danger">{errorText(error)}</Message>}
      {!data && !error && <Skeleton height={420} radius={6} />}
      {data && !mail && <p className={classes.hint}>{t('Nobody is found who gets this mail.')}</p>}
      {mail && (
        <>
          <dl className={classes.head}>
            <dt>{t('To')}</dt>
            <dd>
              <bdi>{[mail.name, mail.emailId].filter(Boolean).join(', ')}</bdi>
            </dd>
            <dt>{t('From')}</dt>
            <dd>
              <bdi>{mail.from}</bdi>
            </dd>
            <dt>{t('Subject')}</dt>
            <dd>
              <bdi className={classes.strong}>{mail.subject}</bdi>
            </dd>
            {mail.files.length > 0 && (
              <>
                <dt>{t('Attachments')}</dt>
                <dd>
                  {formatFileSize(mail.files.reduce((sum, { fileSize }) => sum + fileSize, 0))}
                  {mail.formatOf && ` · ${t('Resumes in the format of {name}', { name: mail.formatOf })}`}
                  <FileButtons files={mail.files} />
                </dd>
              </>
            )}
          </dl>
          <MailFrame html={mail.html} look={look} />
        </>
      )}
    </RecordCard>
  )
}
