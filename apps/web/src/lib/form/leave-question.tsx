import { Button, Group, Modal, Text } from '@mantine/core'
import { useTranslation } from '../i18n'
import type { DrawnForm } from './record-form'

/** Asks before what was typed is lost. */
export default function LeaveQuestion({ leaving }: { leaving: DrawnForm['leaving'] }) {
  const { t } = useTranslation()
  const isBlocked = leaving.status === 'blocked'
  return (
    <Modal
      opened={isBlocked}
      onClose={() => isBlocked && leaving.reset()}
      title={t('Leave without saving?')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Text>{t('What you have typed on this page will be lost.')}</Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => isBlocked && leaving.proceed()}>
          {t('Leave page')}
        </Button>
        <Button onClick={() => isBlocked && leaving.reset()} data-autofocus>
          {t('Keep editing')}
        </Button>
      </Group>
    </Modal>
  )
}
