import { Button, Group, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { errorText, useTranslation } from '../language/i18n'
import type { Question } from './confirm'
import { toast } from './toast'

interface ConfirmDialogProps {
  question: Question
  isOpen: boolean
  close: () => void
}

/** The question before something happens, busy while it happens. */
export default function ConfirmDialog({ question, isOpen, close }: ConfirmDialogProps) {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const cancel = () => !isBusy && close()

  async function run() {
    setIsBusy(true)
    try {
      await question.onConfirm()
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setIsBusy(false)
      close()
    }
  }

  return (
    <Modal opened={isOpen} onClose={cancel} title={question.title} closeButtonProps={{ 'aria-label': t('Close') }}>
      <Text>{question.question}</Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={cancel} disabled={isBusy} data-autofocus>
          {t('Cancel')}
        </Button>
        <Button {...(question.danger ? { color: 'var(--danger-button)' } : {})} loading={isBusy} onClick={run}>
          {question.confirmLabel}
        </Button>
      </Group>
    </Modal>
  )
}
