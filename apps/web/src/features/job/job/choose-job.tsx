import { jobTextCharsMax } from '@corridor/contract/base/parse/limits'
import { Button, Group, Loader, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { useReading } from '../../../lib/call/use-reading'
import { formatNumber } from '../../../lib/format/format'
import { KeyHint } from '../../../lib/keys/key-hint'
import { useTypingKeys } from '../../../lib/keys/typing-keys'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { UploadField } from '../../../lib/upload/upload-field'
import { useUpload } from '../../../lib/upload/use-upload'
import { Message } from '../../../ui/message'
import classes from './job.module.css'
import type { JobAnswer } from './job-values'

const readFile = (fileKey: string) => client.parse.jdExtractor({ fileKey })

/** A job description comes in: pasted, or as a file. */
export function ChooseJob({ onAnswer }: { onAnswer: (answer: JobAnswer) => void }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const extract = useMutation(api.parse.jdExtractor.mutationOptions({ onSuccess: onAnswer }))
  const reading = useReading(readFile)
  const upload = useUpload('job-description', { isImmediate: true, onStored: reading.begin })
  const isBusy = extract.isPending || reading.isReading

  const { ended } = reading
  useEffect(() => {
    if (ended) onAnswer({ job: ended.job, reason: ended.reason })
  }, [ended, onAnswer])

  useTypingKeys({ 'Control+Enter': submit })

  /** An ad that is pasted whole is read at once; what is pasted into other text belongs to that. */
  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain')
    if (isBusy || text !== '' || pasted.trim() === '' || pasted.length > jobTextCharsMax) return
    extract.mutate({ text: pasted })
  }

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (isBusy) return
    if (text.trim() === '') {
      setIsMissing(true)
      field.current?.focus()
      return
    }
    extract.mutate({ text })
  }

  const error = extract.error ?? reading.error
  return (
    <div className={classes.columns}>
      <form className={classes.card} noValidate onSubmit={submit}>
        <Textarea
          ref={field}
          autoFocus
          label={t('Job description')}
          description={t('A pasted text is read at once. Up to {n} characters.', { n: formatNumber(jobTextCharsMax) })}
          placeholder={t('Paste the text of a job description here')}
          dir={text === '' ? undefined : 'auto'}
          rows={14}
          maxLength={jobTextCharsMax}
          value={text}
          onPaste={paste}
          error={isMissing && t('Please paste a job description')}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setIsMissing(false)
          }}
        />
        <Button type="submit" disabled={isBusy} aria-keyshortcuts="Control+Enter">
          {t('Extract')}
          <KeyHint keys="Ctrl ↵" />
        </Button>
        <UploadField upload={upload} label="Or upload a file" />
        {error && <Message tone="danger">{errorText(error)}</Message>}
        {isBusy && (
          <Group gap="sm" role="status">
            <Loader size="sm" aria-hidden />
            <span>{t('Reading the job description...')}</span>
          </Group>
        )}
      </form>
      <div className={classes.card}>
        <p className={classes.quiet}>
          {t('Results appear here. Copy them, or see where each one was found in the text.')}
        </p>
        <p className={classes.quiet}>
          {t('A pasted text is not stored. A file is deleted within two hours, and with it what was read.')}
        </p>
      </div>
    </div>
  )
}
