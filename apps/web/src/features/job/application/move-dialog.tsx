import { type Decliner, declinerNames, decliners } from '@corridor/contract/job/application/kinds'
import type { Application } from '@corridor/contract/job/application/shapes'
import { Button, Group, Modal, Radio, Select, Stack, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { formatName } from '../../../lib/format/format'
import { seededName } from '../../../lib/format/seeded-name'
import { useTranslation } from '../../../lib/language/i18n'
import { useStages } from '../stage/exports/use-stages'
import type { Target } from './use-application-actions'

interface MoveDialogProps {
  rows: readonly Application[]
  /** The stage that was chosen already. */
  to?: string | undefined
  moveTo: (rows: readonly Application[], target: Target) => Promise<unknown>
  close: () => void
}

/** Chooses where applications stand from now on; one that is declined asks by whom and why. */
export default function MoveDialog({ rows, to, moveTo, close }: MoveDialogProps) {
  const { t } = useTranslation()
  const { stages } = useStages()
  const [first] = rows
  const [chosen, setChosen] = useState<string | null>(to ?? null)
  const [declinedBy, setDeclinedBy] = useState<Decliner>('us')
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const stage = stages.find(({ _id }) => _id === chosen)
  const isDeclined = stage?.kind === 'declined'
  const needsReason = isDeclined && declinedBy === 'us'

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!stage) return setFault(t('Please choose a stage'))
    if (needsReason && reason.trim() === '') return setFault(t('Please say why'))
    setIsBusy(true)
    await moveTo(rows, {
      stage: stage._id,
      name: stage.name,
      reason: isDeclined ? reason.trim() : '',
      ...(isDeclined && { declinedBy }),
    })
    close()
  }

  return (
    <Modal
      opened
      onClose={close}
      title={rows.length === 1 && first ? formatName(first) : t('{count} applications', { count: rows.length })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <Select
            data-autofocus={to === undefined || undefined}
            label={t('Move to')}
            data={stages
              .filter(({ _id, kind }) => rows.length > 1 || kind === 'declined' || _id !== first?.stage)
              .map(({ _id, name }) => ({ value: _id, label: seededName('stage', name) }))}
            value={chosen}
            onChange={(value) => {
              setChosen(value)
              setFault(undefined)
            }}
            error={stage ? undefined : fault}
            allowDeselect={false}
          />
          {isDeclined && (
            <>
              <Radio.Group
                label={t('Who declined?')}
                value={declinedBy}
                onChange={(value) => setDeclinedBy(value as Decliner)}
              >
                <Group mt="xs">
                  {decliners.map((value) => (
                    <Radio key={value} value={value} label={t(declinerNames[value])} />
                  ))}
                </Group>
              </Radio.Group>
              <Textarea
                label={needsReason ? t('Reason') : t('Reason (optional)')}
                withAsterisk={needsReason}
                value={reason}
                onChange={(event) => setReason(event.currentTarget.value)}
                maxLength={500}
                autosize
                minRows={2}
                error={stage ? fault : undefined}
              />
            </>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close} disabled={isBusy}>
              {t('Cancel')}
            </Button>
            <Button type="submit" loading={isBusy}>
              {t('Move')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
