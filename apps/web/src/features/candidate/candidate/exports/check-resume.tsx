import type { FoundValue, Parse } from '@corridor/contract/base/parse/shapes'
import { type ReadField, readFields } from '@corridor/contract/candidate/candidate/from-resume'
import type { CandidateAdd } from '@corridor/contract/candidate/candidate/shapes'
import { Button, Group, Kbd } from '@mantine/core'
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { confirm } from '../../../../lib/feedback/confirm'
import { RecordForm } from '../../../../lib/form/record-form'
import type { RecordFormState } from '../../../../lib/form/use-record-form'
import { formatList } from '../../../../lib/format/format'
import { useTypingKeys } from '../../../../lib/keys/typing-keys'
import { translateMessage, useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { late } from '../../../../lib/late/late'
import { Message } from '../../../../ui/message'
import { FoldedSection } from '../folded-section'
import { CandidateFields } from '../form'
import { missingFields, originOf } from '../from-resume'
import { ImagePreview } from '../image-preview'
import classes from '../read-resume.module.css'
import { ResumeFile } from '../resume-file'
import { ResumeProof } from './resume-proof'

// Below all that is checked, and so drawn later.
const AlsoFound = late(() => import('../document/also-found').then(({ AlsoFound }) => ({ default: AlsoFound })))

interface CheckResumeProps {
  file: File
  reading: Pick<Parse, 'result' | 'reason'> & Partial<Pick<Parse, 'parseId'>>
  form: RecordFormState<CandidateAdd>
  submitLabel?: string
  /** Beside the submit button. */
  actions?: ReactNode
  /** The way to another file, where there is one. */
  restart?: () => void
  /** Puts the form and the resume onto a desk, whose bar has the button that submits `formId`. */
  desk?: (parts: { formId: string; fields: ReactNode; proof: ReactNode }) => ReactNode
}

/** The candidate's form over what was read, beside the document: the person corrects and saves; the original stays attached. */
export function CheckResume({
  file,
  reading,
  form,
  submitLabel = 'Add Candidate',
  actions,
  restart,
  desk,
}: CheckResumeProps) {
  const { t } = useTranslation()
  const found = reading.result ?? {}
  const [shown, setShown] = useState<FoundValue>()
  const formId = useId()
  const top = useRef<HTMLElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const paper = useRef<HTMLDivElement>(null)

  const showField = (name: string) => {
    const value = readFields.find((field) => field === name)
    const place = value ? found[value] : name === 'skills' ? found.skills?.[0] : undefined
    if (place) setShown(place)
  }
  const isUnsure = (name: ReadField) => originOf(found[name], form.values[name])?.isSure === false
  const toCheck = readFields.filter((name) => isUnsure(name) || (needed.has(name) && !form.values[name]))
  /** The next one after the input that has the focus, and round again. */
  const goToCheck = () => {
    const order: readonly string[] = readFields
    const focused = order.indexOf(document.activeElement?.getAttribute('name') ?? '')
    const next = toCheck.find((name) => order.indexOf(name) > focused) ?? toCheck[0]
    fields.current?.querySelector<HTMLInputElement>(`input[name="${next}"]`)?.focus()
  }
  useTypingKeys({
    ...(toCheck.length > 0 ? { F8: goToCheck } : {}),
    'Control+Enter': () => fields.current?.querySelector('form')?.requestSubmit(),
  })
  // The button that had the focus is gone: reading goes on where the result stands, on a desk at the first value to check, else at the decision.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens.
  useEffect(() => {
    if (!desk) top.current?.focus()
    else if (toCheck.length > 0) goToCheck()
    else document.querySelector<HTMLElement>(`button[form="${formId}"]`)?.focus()
  }, [])

  const jump = (to: HTMLElement | null) => {
    to?.scrollIntoView({ block: 'start' })
    to?.focus({ preventScroll: true })
  }
  const chooseAnother =
    restart &&
    (() =>
      confirm({
        title: t('Leave without saving?'),
        question: t('What you have typed on this page will be lost.'),
        confirmLabel: t('Choose another file'),
        onConfirm: restart,
      }))

  const column = (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the focus of the inputs inside.
    <div
      className={classes.column}
      data-desk-form={desk ? true : undefined}
      onFocus={({ target }) => showField(target.getAttribute('name') ?? '')}
    >
      <section ref={top} tabIndex={-1} className={classes.card} aria-label={t('Resume')}>
        {!desk && <ResumeFile name={file.name} chooseAnother={chooseAnother} />}
        {!reading.parseId && !desk && <ImagePreview file={file} />}
        <ReadingResult reading={reading} />
        <Group gap="sm">
          {toCheck.length > 0 && (
            <Button size="compact-md" variant="default" aria-keyshortcuts="F8" onClick={goToCheck}>
              {t('Values to check: {n}', { n: toCheck.length })} <Kbd ms={8}>F8</Kbd>
            </Button>
          )}
          {reading.parseId && (
            <Button size="compact-md" variant="default" hiddenFrom="md" onClick={() => jump(paper.current)}>
              {t('Show the document')}
            </Button>
          )}
        </Group>
      </section>
      <div ref={fields} className={classes.card}>
        <RecordForm id={formId} form={form} submitLabel={desk ? undefined : submitLabel} actions={actions}>
          <CandidateFields
            form={form}
            found={found}
            {...(desk && {
              section: (section) => (
                <FoldedSection
                  form={form}
                  section={section}
                  isDoubtful={section.fields.some((name) => toCheck.some((field) => field === name))}
                />
              ),
            })}
          />
        </RecordForm>
      </div>
      <Suspense>
        <AlsoFound found={found} shown={shown} show={setShown} />
      </Suspense>
    </div>
  )
  if (desk)
    return desk({
      formId,
      fields: column,
      proof: <ResumeProof isPane ref={paper} file={file} reading={reading} shown={shown} />,
    })

  return (
    <div className={classes.check} data-beside={reading.parseId !== undefined || undefined}>
      {column}
      {reading.parseId && (
        <div className={classes.beside}>
          <Button size="compact-md" variant="default" hiddenFrom="md" mb="xs" onClick={() => jump(top.current)}>
            {t('Back to the form')}
          </Button>
          <ResumeProof ref={paper} file={file} reading={reading} shown={shown} />
        </div>
      )}
    </div>
  )
}

// Without these nobody is added.
const needed = new Set<ReadField>(['firstName', 'lastName', 'email', 'phone'])

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
  const notFound = t('Not found in the resume: {fields}', {
    fields: formatList(missing.map((name) => t(labels[name]))),
  })
  if (isNothing) {
    return (
      <Message tone="attention">
        {because} {t('Nothing was read from the resume. Please fill in the form; the file stays attached.')}
      </Message>
    )
  }
  if (result?.phone?.isCallable === false)
    return (
      <Message tone="attention">
        {because} {t('Not a working phone number')}: <bdi dir="ltr">{result.phone.value}</bdi>
        {missing.length > 0 && `. ${notFound}`}
      </Message>
    )
  if (missing.length === 0 && !because)
    return (
      <Message tone="good">
        {t('Name, contact details, title, location and experience were found. Please check them.')}
      </Message>
    )
  return (
    <Message tone="news">
      {because} {missing.length > 0 && notFound}
    </Message>
  )
}
