import { Button, Group, Modal, Stack } from '@mantine/core'
import type { FormEvent, ReactNode, RefObject } from 'react'
import { useTranslation } from '../../../lib/language/i18n'
import { Message } from '../../../ui/message'

interface ShortDialogProps {
  /** Translated. */
  title: string
  /** A key. */
  submitLabel: string
  form: {
    element: RefObject<HTMLFormElement | null>
    submit: (event: FormEvent) => void
    failure: string | undefined
    isBusy: boolean
  }
  close: () => void
  children: ReactNode
}

/** A dialog with a few fields about an application. */
export function ShortDialog({ title, submitLabel, form, close, children }: ShortDialogProps) {
  const { t } = useTranslation()
  return (
    <Modal opened onClose={close} title={title} closeButtonProps={{ 'aria-label': t('Close') }}>
      <form ref={form.element} onSubmit={form.submit} noValidate aria-busy={form.isBusy}>
        <Stack>
          {form.failure && <Message tone="danger">{form.failure}</Message>}
          {children}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close} disabled={form.isBusy}>
              {t('Cancel')}
            </Button>
            <Button type="submit" loading={form.isBusy}>
              {t(submitLabel)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
