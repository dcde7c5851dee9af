import {
  asksReason,
  type ChosenState,
  endedStates,
  liveStates,
  submissionStateNames,
} from '@corridor/contract/job/submission/kinds'
import type { Submission } from '@corridor/contract/job/submission/shapes'
import { Button, Group, Modal, Select, Stack, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { submissionName } from './use-submission-actions'

interface MoveDialogProps {
  rows: readonly Submission[]
  moveTo: (rows: readonly Submission[], state: ChosenState, reason: string) => Promise<unknown>
  close: () => void
}

const groups = [
  { group: text('Going on'), states: liveStates },
  { group: text('Ended'), states: endedStates },
] as const

/** Chooses where submissions stand from now on; a refusal asks why. */
export default function MoveDialog({ rows, moveTo, close }: MoveDialogProps) {
  const { t } = useTranslation()
  const [first] = rows
  const [state, setState] = useState<ChosenState | null>(null)
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const isAsked = state !== null && asksReason(state)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!state) return setFault(t('Please choose a state'))
    if (isAsked && reason.trim() === '') return setFault(t('Please say why'))
    setIsBusy(true)
    await moveTo(rows, state, reason.trim())
    close()
  }

  return (
    <Modal
      opened
      onClose={close}
      title={rows.length === 1 && first ? submissionName(first) : t('{count} submissions', { count: rows.length })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <Select
            data-autofocus
            label={t('Move to')}
            data={groups.map(({ group, states }) => ({
              group: t(group),
              items: states
                .filter((value) => rows.length > 1 || value !== first?.state)
                .map((value) => ({ value, label: t(submissionStateNames[value]) })),
            }))}
            value={state}
            onChange={(value) => {
              setState(value as ChosenState | null)
              setFault(undefined)
            }}
            error={state === null ? fault : undefined}
            searchable
          />
          <Textarea
            label={isAsked ? t('Reason') : t('Reason (optional)')}
            withAsterisk={isAsked}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            maxLength={500}
            autosize
            minRows={2}
            error={state === null ? undefined : fault}
          />
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
