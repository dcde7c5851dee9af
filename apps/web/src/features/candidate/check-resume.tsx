import type { Parse } from '@corridor/contract/agent'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { confirm } from '../../lib/confirm'
import { RecordForm } from '../../lib/form/record-form'
import { translateMessage } from '../../lib/i18n'
import { text } from '../../lib/text'
import { Message } from '../../ui/message'
import { CandidateFields } from './form'
import { missingFields, toPrefilled } from './from-resume'
import { ImagePreview } from './image-preview'
import classes from './read-resume.module.css'
import { ResumeFile } from './resume-file'
import { useAddCandidate } from './use-add-candidate'

interface CheckResumeProps {
  file: File
  fileKey: string
  reading: Pick<Parse, 'result' | 'reason'>
  restart: () => void
}

/** The candidate's form over what was read: the person corrects and saves; the original stays attached. */
export function CheckResume({ file, fileKey, reading, restart }: CheckResumeProps) {
  const { t } = useTranslation()
  const found = reading.result ?? {}
  const form = useAddCandidate({ ...toPrefilled(found), resumeKey: fileKey })

  const top = useRef<HTMLElement>(null)

  // The button that had the focus is gone; reading goes on where the result stands.
  useEffect(() => top.current?.focus(), [])

  const chooseAnother = () =>
    confirm({
      title: t('Leave without saving?'),
      question: t('What you have typed on this page will be lost.'),
      confirmLabel: t('Choose another file'),
      onConfirm: restart,
    })

  return (
    <div className={classes.check}>
      <section ref={top} tabIndex={-1} className={classes.card} aria-label={t('Resume')}>
        <ResumeFile name={file.name} chooseAnother={chooseAnother} />
        <ImagePreview file={file} />
        <ReadingResult reading={reading} />
      </section>
      <div className={classes.card}>
        <RecordForm form={form} submitLabel="Add Candidate">
          <CandidateFields form={form} found={found} />
        </RecordForm>
      </div>
    </div>
  )
}

const labels = {
  firstName: text('First Name'),
  lastName: text('Last Name'),
  email: text('Email'),
  phone: text('Phone'),
  jobTitle: text('Job Title'),
  location: text('Current Location'),
  experience: text('Experience (years)'),
}

function ReadingResult({ reading: { result, reason } }: Pick<CheckResumeProps, 'reading'>) {
  const { t } = useTranslation()
  const missing = missingFields(result ?? {})
  const isNothing = missing.length === Object.keys(labels).length
  const because = reason && translateMessage(reason)
  if (isNothing) {
    return (
      <Message tone="attention">
        {because} {t('Nothing was read from the resume. Please fill in the form; the file stays attached.')}
      </Message>
    )
  }
  if (missing.length === 0 && !because)
    return <Message tone="good">{t('Everything was found. Please check it.')}</Message>
  return (
    <Message tone="news">
      {because}{' '}
      {missing.length > 0 &&
        t('Not found in the resume: {fields}', { fields: missing.map((name) => t(labels[name])).join(', ') })}
    </Message>
  )
}
