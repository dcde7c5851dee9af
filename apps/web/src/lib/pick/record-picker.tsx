import { Button, Checkbox, Modal, Radio, Skeleton, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Message } from '../../ui/message'
import { errorText, useTranslation } from '../i18n'
import type { ListRow, ListSource } from '../list/types'
import classes from './record-picker.module.css'
import { useOpener } from './use-opener'
import { usePick } from './use-pick'

export interface RecordPickerProps<Body, Row extends ListRow> {
  /** Keys; the dialog translates them. */
  title: string
  searchPlaceholder: string
  submitLabel: string
  /** A key: why there may be nothing to choose from. */
  emptyDescription: string
  source: ListSource<Body, Row>
  filters?: Record<string, unknown>
  /** Several instead of one. */
  isMultiple?: boolean
  nameOf: (row: Row) => string
  hintOf: (row: Row) => ReactNode
  /** Runs while the dialog stays open and busy; what it throws is shown inside. It closes by itself. */
  submit: (rows: Row[]) => Promise<unknown>
  /** The way to a record that is not there yet. */
  otherwise?: ReactNode
  close: () => void
}

/** A dialog to choose records from a list: type to search, tick, confirm. Mount it to open it. */
export function RecordPicker<Body, Row extends ListRow>(props: RecordPickerProps<Body, Row>) {
  const { source, filters, isMultiple = false, submit } = props
  const { t } = useTranslation()
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const pick = usePick(source, filters, isMultiple)
  const returnFocus = useOpener()
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setIsBusy] = useState(false)

  async function confirm() {
    setIsBusy(true)
    setFailure(undefined)
    try {
      await submit(pick.chosen)
      close()
    } catch (error) {
      setFailure(error)
      setIsBusy(false)
    }
  }

  function close() {
    props.close()
    requestAnimationFrame(returnFocus)
  }

  const failed = failure ?? pick.query.error
  return (
    <Modal
      opened
      onClose={() => !isBusy && close()}
      title={t(props.title)}
      size="lg"
      fullScreen={isPhone ?? false}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {failed && <Message tone="danger">{errorText(failed)}</Message>}
      <TextInput
        type="search"
        mt={failed ? 'sm' : 0}
        data-autofocus
        aria-label={t(props.searchPlaceholder)}
        placeholder={t(props.searchPlaceholder)}
        leftSection={<IconSearch size={16} aria-hidden />}
        maxLength={200}
        value={pick.typed}
        onChange={(event) => pick.setTyped(event.currentTarget.value)}
      />
      <PickList pick={pick} {...props} />
      {props.otherwise && <div className={classes.otherwise}>{props.otherwise}</div>}
      <div className={classes.foot}>
        <span className={classes.count} aria-live="polite">
          {isMultiple && pick.chosen.length > 0 && t('{count} selected', { count: pick.chosen.length })}
        </span>
        <Button variant="default" onClick={close} disabled={isBusy}>
          {t('Cancel')}
        </Button>
        <Button onClick={() => void confirm()} disabled={isBusy || pick.chosen.length === 0}>
          {t(isBusy ? 'Please wait...' : props.submitLabel)}
        </Button>
      </div>
    </Modal>
  )
}

interface PickListProps<Body, Row extends ListRow> extends RecordPickerProps<Body, Row> {
  pick: ReturnType<typeof usePick<Body, Row>>
}

function PickList<Body, Row extends ListRow>({ pick, ...props }: PickListProps<Body, Row>) {
  const { t } = useTranslation()
  const Tick = props.isMultiple ? Checkbox : Radio
  return (
    <ul className={classes.list} aria-label={t(props.title)} aria-busy={pick.query.isFetching}>
      {pick.query.isPending &&
        [1, 2, 3, 4].map((row) => <Skeleton component="li" key={row} height={44} radius={0} mb={1} />)}
      {pick.rows.map((row) => (
        <li key={row._id}>
          <label className={classes.row} htmlFor={`pick-${row._id}`}>
            <Tick
              id={`pick-${row._id}`}
              name="picked"
              aria-label={props.nameOf(row)}
              checked={pick.has(row)}
              onChange={() => pick.toggle(row)}
            />
            <span className={classes.words}>
              <span className={classes.name}>{props.nameOf(row)}</span>
              <span className={classes.hint}>{props.hintOf(row)}</span>
            </span>
          </label>
        </li>
      ))}
      {pick.query.isSuccess && pick.rows.length === 0 && (
        <li className={classes.none}>{t(pick.typed ? 'No Results Found' : props.emptyDescription)}</li>
      )}
      {pick.more && (
        <li>
          <Button variant="subtle" fullWidth onClick={pick.more}>
            {t('Show more')}
          </Button>
        </li>
      )}
    </ul>
  )
}
