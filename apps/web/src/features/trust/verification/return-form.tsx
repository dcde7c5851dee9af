import { type CompanySection, companySectionNames } from '@corridor/contract/trust/verification/sections'
import { Button, Group, Textarea } from '@mantine/core'
import { api, client } from '../../../lib/client'
import { useShortForm } from '../../../lib/form/use-short-form'
import { translateMessage, useTranslation } from '../../../lib/i18n'
import { refresh } from '../../../lib/query-client'
import { text } from '../../../lib/text'
import { toast } from '../../../lib/toast'
import { Message } from '../../../ui/message'
import classes from './verification.module.css'

interface ReturnFormProps {
  companyId: string
  section: CompanySection
  /** What the reviewer has before them. */
  seen: string
  close: () => void
}

const loadSchema = () => import('./rules').then(({ SectionReturn }) => SectionReturn)

/** Why a section goes back: its company reads it. */
export function ReturnForm({ companyId, section, seen, close }: ReturnFormProps) {
  const { t } = useTranslation()
  const form = useShortForm({
    initial: { companyId, section, seen, reason: '' },
    loadSchema,
    texts: { fallback: text('Something went wrong. Please try again.') },
    submit: async (output) => {
      await client.verification.return(output)
      toast.success(t('{section} was returned', { section: t(companySectionNames[section]) }))
      close()
      await refresh(api.verification)
    },
  })
  return (
    <form
      ref={form.element}
      onSubmit={form.submit}
      noValidate
      aria-busy={form.isBusy}
      aria-label={t('Return to the company')}
      className={classes.return}
    >
      {form.failure && <Message tone="danger">{form.failure}</Message>}
      <Textarea
        value={form.values.reason}
        onChange={(event) => form.setValue('reason', event.currentTarget.value)}
        error={form.errorOf('reason') && translateMessage(form.errorOf('reason') ?? '')}
        name="reason"
        label={t('Reason')}
        description={t('The owners of the company read it beside the section and by mail.')}
        autosize
        minRows={2}
        withAsterisk
        autoFocus
      />
      <Group gap="xs">
        <Button type="submit" disabled={form.isBusy}>
          {t(form.isBusy ? 'Please wait...' : 'Return')}
        </Button>
        <Button variant="default" onClick={close}>
          {t('Cancel')}
        </Button>
      </Group>
    </form>
  )
}
