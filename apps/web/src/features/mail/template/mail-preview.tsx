import type { MailPreviewAsked } from '@corridor/contract/mail/template/shapes'
import { access } from '@corridor/contract/wire/access'
import { type Language, languageFacts, languages } from '@corridor/contract/wire/language'
import { Button, Skeleton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSend } from '@tabler/icons-react'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { formatList } from '../../../lib/format/format'
import { currentLanguage, errorText, useTranslation } from '../../../lib/language/i18n'
import { LateSelect } from '../../../lib/late/late-select'
import { fieldLabel } from '../../../lib/mail/field-label'
import { SubjectText } from '../../../lib/mail/subject-text'
import { RecordCard } from '../../../lib/record/record-card'
import { useMay } from '../../../lib/session/session'
import { Message } from '../../../ui/message'
import { LookSwitch } from './exports/look-switch'
import { type Look, MailFrame } from './exports/mail-frame'
import { PreviewRecords, type Shown } from './preview-records'
import classes from './template.module.css'

const typingPauseMs = 400

/** A mail with real records, as the person who gets it sees it, and what could not be filled. */
export function MailPreview(written: Pick<MailPreviewAsked, 'subject' | 'body' | 'businessUnit'>) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<Shown>({})
  const [look, setLook] = useState<Look | 'text'>('light')
  const [language, setLanguage] = useState<Language>(currentLanguage())
  const [paused] = useDebouncedValue(written, typingPauseMs)
  const input = {
    ...paused,
    language,
    ...(shown.contact && { contactId: shown.contact.id }),
    ...(shown.job && { jobId: shown.job.id }),
    candidateIds: shown.candidates?.map(({ id }) => id) ?? [],
  }
  const { data, error } = useQuery(api.emailTemplate.preview.queryOptions({ input, placeholderData: keepPreviousData }))
  const mail = data?.data
  const maySend = useMay(access.campaigns.manage)
  const test = useMutation({
    mutationFn: () => client.emailTemplate.test(input),
    onSuccess: ({ message }) => toast.success(t(message)),
    onError: (failed) => toast.error(errorText(failed)),
  })
  return (
    <RecordCard title="Preview">
      <div className={classes.parts}>
        <PreviewRecords shown={shown} onChange={setShown} />
        <div className={classes.choices}>
          <LookSwitch value={look} hasText onChange={setLook} />
          <LateSelect
            size="xs"
            aria-label={t('Language')}
            data={languages.map((value) => ({ value, label: languageFacts[value].name }))}
            value={language}
            onChange={(value) => value && setLanguage(value as Language)}
            allowDeselect={false}
          />
        </div>
        {maySend && (
          <Button
            className={classes.test ?? ''}
            size="xs"
            variant="default"
            leftSection={<IconSend size={16} aria-hidden />}
            loading={test.isPending}
            onClick={() => test.mutate()}
          >
            {t('Send Test to Me')}
          </Button>
        )}
        {error && <Message tone="danger">{errorText(error)}</Message>}
        {mail && mail.unfilled.length > 0 && (
          <Message tone="attention">
            {t('Not filled: {fields}. A mail with such a gap is not sent.', {
              fields: formatList(mail.unfilled.map((field) => fieldLabel(field, t))),
            })}
          </Message>
        )}
        {!mail && !error && <Skeleton height={520} radius={6} />}
        {mail && (
          <>
            <p className={classes.subject}>
              <SubjectText subject={mail.subject} />
            </p>
            {look === 'text' ? (
              <pre className={classes.plain} dir="auto">
                {mail.text}
              </pre>
            ) : (
              <MailFrame html={mail.html} look={look} />
            )}
          </>
        )}
      </div>
    </RecordCard>
  )
}
