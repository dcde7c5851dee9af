import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { emptyProof, ProofField, useProof } from '../../../lib/form/input/proof-field'
import { useShortForm } from '../../../lib/form/use-short-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { Message } from '../../../ui/message'
import type { SealedExport, SealedProof } from './exports/sealed-export'

interface SealedFooterProps {
  loadSchema: SealedExport['loadSchema']
  start: (proof: SealedProof) => Promise<unknown>
  close: () => void
}

/** Foot of the dialog where sealed values go out: for which reason, and the proof of whoever asks. It is kept in no draft. */
export function SealedFooter({ loadSchema, start, close }: SealedFooterProps) {
  const { t } = useTranslation()
  const { asked, latest } = useProof()
  const form = useShortForm({
    initial: { reason: '', ...emptyProof },
    loadSchema: () => loadSchema(() => latest.current),
    texts: { fallback: text('Something went wrong. Please try again.') },
    submit: start,
  })
  return (
    <form ref={form.element} onSubmit={form.submit} noValidate aria-busy={form.isBusy}>
      <Stack>
        {form.failure && <Message tone="danger">{form.failure}</Message>}
        <Textarea
          {...form.field('reason')}
          onChange={(event) => form.setValue('reason', event.currentTarget.value)}
          label={t('Reason')}
          description={t('It is kept in the audit log, with your name and the number of records.')}
          autosize
          minRows={2}
          maxLength={501}
          withAsterisk
        />
        <ProofField form={form} asked={asked} why={text('Confirm that it is you: the file holds protected values.')} />
        <Text size="sm" c="dimmed">
          {t('The file is deleted ten minutes after you download it, or after a day.')}
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close} disabled={form.isBusy}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={form.isBusy}>
            {t('Export')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
