import { Button, Group, Modal, Stack } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useState } from 'react'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { Message } from '../../../ui/message'

interface DialogFrameProps {
  /** Translated. */
  title: string
  verb: string
  /** Does it; what it throws is said above the fields. */
  submit: () => Promise<unknown>
  close: () => void
  children: ReactNode
}

/** A short form over leads: what it says if it is refused, and its two buttons. */
export function DialogFrame({ title, verb, submit, close, children }: DialogFrameProps) {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function send(event: FormEvent) {
    event.preventDefault()
    setFailure(undefined)
    setIsBusy(true)
    try {
      await submit()
    } catch (error) {
      setFailure(errorText(error))
    }
    setIsBusy(false)
  }
  return (
    <Modal opened onClose={close} title={title} closeButtonProps={{ 'aria-label': t('Close') }}>
      <form onSubmit={send} noValidate>
        <Stack>
          {failure && <Message tone="danger">{failure}</Message>}
          {children}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close} disabled={isBusy}>
              {t('Cancel')}
            </Button>
            <Button type="submit" loading={isBusy}>
              {verb}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
