import { Button, Group, Modal, Text } from '@mantine/core'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from './i18n'
import { toast } from './toast'

export interface Question {
  /** Translated, like every text here. */
  title: string
  question: string
  confirmLabel: string
  danger?: boolean
  /** Runs while the dialog stays open and busy. What it throws becomes an error toast. */
  onConfirm: () => Promise<unknown> | undefined
}

const listeners = new Set<() => void>()
let asked: Question | undefined

function ask(question: Question | undefined) {
  asked = question
  for (const listener of listeners) listener()
}

/** Asks before something happens; the dialog closes in any case, and focus returns to where it was. */
export const confirm = (question: Question) => ask(question)

/** Asks before a deletion: `confirmDelete({ title: t('Delete Company'), question: t('…'), confirmLabel: t('Delete'), onConfirm })`. */
export const confirmDelete = (question: Question) => ask({ ...question, danger: true })

/** Draws the one open question; mounted once, in the root. */
export function ConfirmHost() {
  const question = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked,
  )
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const close = () => !busy && ask(undefined)

  async function run() {
    setBusy(true)
    try {
      await question?.onConfirm()
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setBusy(false)
      ask(undefined)
    }
  }

  return (
    <Modal
      opened={question !== undefined}
      onClose={close}
      title={question?.title}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Text>{question?.question}</Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={close} disabled={busy} data-autofocus>
          {t('Cancel')}
        </Button>
        <Button {...(question?.danger ? { color: 'red.9' } : {})} loading={busy} onClick={run}>
          {question?.confirmLabel}
        </Button>
      </Group>
    </Modal>
  )
}
