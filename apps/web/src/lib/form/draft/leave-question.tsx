import { Button, Group, Modal, Text } from '@mantine/core'
import { useTranslation } from '../../language/i18n'

interface LeaveQuestionProps {
  isOpen: boolean
  close: () => void
  leave: () => void
}

/** Asks before what was typed is lost. */
export default function LeaveQuestion({ isOpen, close, leave }: LeaveQuestionProps) {
  const { t } = useTranslation()
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={t('Leave without saving?')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Text>{t('What you have typed on this page will be lost.')}</Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={leave}>
          {t('Leave page')}
        </Button>
        <Button onClick={close} data-autofocus>
          {t('Keep editing')}
        </Button>
      </Group>
    </Modal>
  )
}
