import type { BulkTarget } from '@corridor/contract/records/bulk/shapes'
import type { RecordKind } from '@corridor/contract/records/record/kinds'
import { rateFields } from '@corridor/contract/records/record/settable'
import type { Settable } from '@corridor/contract/wire/facts'
import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../call/api-error'
import { client } from '../call/client'
import { refreshAll } from '../call/query-client'
import { toast } from '../feedback/toast'
import { errorText, translateMessage, useTranslation } from '../language/i18n'
import { text } from '../language/text'
import { useLeave } from '../pick/use-leave'
import { SetValue, type SetValues } from './set-value'
import { showBulk } from './show-bulk'

interface SetDialogProps {
  kind: RecordKind
  target: BulkTarget
  /** How many records that is; if it is another number by then, nothing happens. */
  count: number
  /** The field of an update body. */
  field: string
  settable: Settable
  close: () => void
  onStarted: () => void
}

/** Sets one value of many records. */
export default function SetDialog({ kind, target, count, field, settable, close, onStarted }: SetDialogProps) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const [values, setValues] = useState<SetValues>({})
  const [isTakenAway, setIsTakenAway] = useState(false)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const label = t(settable.label)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const given = isTakenAway ? nothing(field, settable) : values
    if (!isTakenAway && !isSaid(given[field])) return setError(text('Please choose a value'))
    setIsBusy(true)
    try {
      showBulk(await client.bulk.start({ kind, action: 'set', values: given, target, count }))
      close()
      onStarted()
    } catch (failure) {
      await show(failure)
    } finally {
      setIsBusy(false)
    }
  }

  async function show(failure: unknown) {
    const [fault] = failure instanceof ApiError ? Object.values(failure.fields) : []
    if (fault) return setError(fault)
    toast.error(errorText(failure))
    leave()
    // The list must show what there is now.
    if (failure instanceof ApiError && failure.code === 'bulk.countChanged') await refreshAll()
  }

  return (
    <Modal
      opened
      onClose={() => !isBusy && leave()}
      title={t('Set {field}', { field: label })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text>
            {t('{count} records are affected.', { count })} {t('You can undo this for 30 days.')}
          </Text>
          <SetValue
            field={field}
            settable={settable}
            values={values}
            error={error && translateMessage(error)}
            isDisabled={isTakenAway}
            onChange={(next) => {
              setError(undefined)
              setValues(next)
            }}
          />
          {'isOptional' in settable && (
            <Checkbox
              label={t('Remove the value')}
              checked={isTakenAway}
              onChange={(event) => {
                setError(undefined)
                setIsTakenAway(event.currentTarget.checked)
              }}
            />
          )}
        </Stack>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={leave} disabled={isBusy}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('Set')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}

const isSaid = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

const nothing = (field: string, { as }: Settable): SetValues =>
  Object.fromEntries((as === 'rate' ? rateFields : [field]).map((name) => [name, null]))
