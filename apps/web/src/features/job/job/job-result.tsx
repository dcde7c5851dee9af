import type { FoundValue } from '@corridor/contract/base/parse/shapes'
import { Button, Title } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useCopy } from '../../../lib/feedback/use-copy'
import { KeyHint } from '../../../lib/keys/key-hint'
import { useTypingKeys } from '../../../lib/keys/typing-keys'
import { translateMessage, useTranslation } from '../../../lib/language/i18n'
import { Message } from '../../../ui/message'
import classes from './job.module.css'
import { JobText } from './job-text'
import { JobValueRow } from './job-value-row'
import { type JobAnswer, toJobValues, valuesText } from './job-values'

interface JobResultProps {
  answer: JobAnswer
  restart: () => void
  addJob: () => void
}

/** The fields that were found, beside the text that holds them. */
export function JobResult({ answer: { job, reason }, restart, addJob }: JobResultProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<FoundValue>()
  const top = useRef<HTMLElement>(null)
  const copy = useCopy()
  const rows = job ? toJobValues(job.fields) : []
  // The button that had the focus is gone; reading goes on where the result stands.
  useEffect(() => top.current?.focus(), [])
  useTypingKeys(job ? { 'Control+Enter': addJob } : {})

  const allText = rows.map(({ name, values }) => `${t(name)}: ${valuesText(values)}`).join('\n')
  return (
    <div className={classes.columns}>
      <section ref={top} tabIndex={-1} className={`${classes.card} ${classes.found}`} aria-label={t('What was found')}>
        <div className={classes.head}>
          <Title order={2}>{t('What was found')}</Title>
          {rows.length > 0 && (
            <Button
              variant="default"
              size="compact-md"
              leftSection={<IconCopy size={16} aria-hidden />}
              onClick={() => void copy(allText)}
            >
              {t('Copy all as text')}
            </Button>
          )}
          <Button variant={job ? 'default' : 'filled'} size="compact-md" onClick={restart}>
            {t('Read another')}
          </Button>
          {job && (
            <Button size="compact-md" onClick={addJob} aria-keyshortcuts="Control+Enter">
              {t('Add Job')}
              <KeyHint keys="Ctrl ↵" />
            </Button>
          )}
        </div>
        {reason && <Message tone={job ? 'attention' : 'danger'}>{translateMessage(reason)}</Message>}
        {rows.length === 0 && !reason && (
          <Message tone="attention">{t('Nothing was found. Is this the text of a job description?')}</Message>
        )}
        {rows.length > 0 && (
          <dl className={classes.rows}>
            {rows.map((row) => (
              <JobValueRow key={row.name} row={row} shown={shown} show={setShown} />
            ))}
          </dl>
        )}
        <p className={classes.quiet}>
          {t('A pasted text is not stored. A file is deleted within two hours, and with it what was read.')}
        </p>
      </section>
      {job && job.pages.length > 0 && <JobText pages={job.pages} shown={shown} />}
    </div>
  )
}
