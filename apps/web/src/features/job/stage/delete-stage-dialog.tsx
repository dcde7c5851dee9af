import type { Stage } from '@corridor/contract/job/stage/shapes'
import { Button, Group, Modal, Select, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { seededName } from '../../../lib/format/seeded-name'
import { useTranslation } from '../../../lib/language/i18n'

interface DeleteStageDialogProps {
  stage: Stage
  /** Stages that its applications may go to. */
  others: readonly Stage[]
  remove: (moveTo: string | null) => Promise<unknown>
  close: () => void
}

/** Deletes a stage; applications that stand in it go to another one first. */
export default function DeleteStageDialog({ stage, others, remove, close }: DeleteStageDialogProps) {
  const { t } = useTranslation()
  const [moveTo, setMoveTo] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const mustMove = stage.applications > 0
  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    await remove(moveTo)
    setIsBusy(false)
  }
  return (
    <Modal
      opened
      onClose={close}
      title={t('Delete "{name}"', { name: seededName('stage', stage.name) })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <form onSubmit={submit}>
        <Stack>
          {mustMove ? (
            <Select
              data-autofocus
              label={t('Its applications go to')}
              description={t('{count} applications', { count: stage.applications })}
              data={others.map(({ _id, name }) => ({ value: _id, label: seededName('stage', name) }))}
              value={moveTo}
              onChange={setMoveTo}
              placeholder={others.length === 0 ? t('There is no other stage that means the same') : undefined}
              withAsterisk
            />
          ) : (
            <p>{t('No application stands in this stage.')}</p>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              {t('Cancel')}
            </Button>
            <Button type="submit" color="var(--danger-button)" loading={isBusy} disabled={mustMove && moveTo === null}>
              {t('Delete')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
