import { type CompanySection, companySectionNames } from '@corridor/contract/field/company-sections'
import type { SectionReview } from '@corridor/contract/trust/verification/shapes'
import { Button, Textarea } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { useShortForm } from '../../../lib/form/use-short-form'
import { KeyHint } from '../../../lib/keys/key-hint'
import { translateMessage, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { Message } from '../../../ui/message'
import classes from './return-form.module.css'

interface ReturnFormProps {
  companyId: string
  section: CompanySection
  /** The section that the reviewer has before them. */
  seen: string
  /** For administrators; undefined leaves it as it stands. */
  note?: string | undefined
  /** The reason that was typed before the form was closed. */
  draft?: string
  close: (draft: string) => void
  /** With the sections as they stand then. */
  onReturned?: (sections: SectionReview[]) => unknown
}

const loadSchema = () => import('./rules').then(({ SectionReturn }) => SectionReturn)

/** Why a section goes back: its company reads it. Esc keeps what is typed. */
export function ReturnForm({ companyId, section, seen, note, draft = '', close, onReturned }: ReturnFormProps) {
  const { t } = useTranslation()
  const form = useShortForm({
    initial: { companyId, section, seen, reason: draft, ...(note ? { note } : {}) },
    loadSchema,
    texts: { fallback: text('Something went wrong. Please try again.') },
    submit: async (output) => {
      const { data } = await client.verification.return(output)
      toast.success(t('{section} was returned', { section: t(companySectionNames[section]) }))
      close('')
      void refresh(api.verification)
      await onReturned?.(data.sections)
    },
  })
  const leave = () => close(form.values.reason)
  return (
    <form
      ref={form.element}
      onSubmit={form.submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave()
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit(event)
      }}
      noValidate
      aria-busy={form.isBusy}
      aria-label={t('Return to the company')}
      className={classes.form}
    >
      {form.failure && <Message tone="danger">{form.failure}</Message>}
      <Textarea
        value={form.values.reason}
        onChange={(event) => form.setValue('reason', event.currentTarget.value)}
        error={form.errorOf('reason') && translateMessage(form.errorOf('reason') ?? '')}
        name="reason"
        label={t('Reason')}
        description={t('The company’s owners see this in the section and get it by email.')}
        autosize
        minRows={2}
        maxRows={6}
        withAsterisk
        autoFocus
      />
      <div className={classes.actions}>
        <Button type="submit" disabled={form.isBusy} aria-keyshortcuts="Control+Enter">
          {t(form.isBusy ? 'Please wait...' : 'Return')}
          <KeyHint keys="Ctrl ↵" />
        </Button>
        <Button variant="default" onClick={leave} aria-keyshortcuts="Escape">
          {t('Cancel')}
          <KeyHint keys="Esc" />
        </Button>
      </div>
    </form>
  )
}
