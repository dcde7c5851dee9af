import { Button, Checkbox, Modal, Skeleton, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Message } from '../../ui/message'
import { errorText, useTranslation } from '../language/i18n'
import type { ListRow, ListSource } from '../list/types'
import classes from './record-picker.module.css'
import { useLeave } from './use-leave'
import { usePick } from './use-pick'

export interface RecordPickerProps<Body, Row extends ListRow> {
  /** Keys; the dialog translates them. */
  title: string
  searchPlaceholder: string
  /** True if several can be chosen. */
  submitLabel?: string
  /** A key: why there may be nothing to choose from. */
  emptyDescription: string
  source: ListSource<Body, Row>
  filters?: Record<string, unknown>
  /** Several are ticked and confirmed; one is taken by the press on its row. */
  isMultiple?: boolean
  nameOf: (row: Row) => string
  hintOf: (row: Row) => ReactNode
  /** Runs while the dialog stays open and busy; what it throws is shown inside. It closes by itself. */
  submit: (rows: Row[]) => Promise<unknown>
  /** Stands below the search: what else narrows the list. */
  narrowing?: ReactNode
  /** The way to a record that is not there yet. */
  otherwise?: ReactNode
  close: () => void
}

/** A dialog to choose records from a list: type to search, then press the one, or tick several and confirm. Mount it to open it. */
export function RecordPicker<Body, Row extends ListRow>(props: RecordPickerProps<Body, Row>) {
  const { source, filters, submitLabel, submit } = props
  const { t } = useTranslation()
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const pick = usePick(source, filters)
  const close = useLeave(props.close)
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setIsBusy] = useState(false)

  async function take(rows: Row[]) {
    setIsBusy(true)
    setFailure(undefined)
    try {
      await submit(rows)
      close()
    } catch (error) {
      setFailure(error)
      setIsBusy(false)
    }
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
      {props.narrowing}
      <PickList pick={pick} isBusy={isBusy} take={(row) => void take([row])} {...props} />
      {props.otherwise && <div className={classes.otherwise}>{props.otherwise}</div>}
      <div className={classes.foot}>
        <span className={classes.count} aria-live="polite">
          {pick.chosen.length > 0 && t('{count} selected', { count: pick.chosen.length })}
        </span>
        <Button variant="default" onClick={close} disabled={isBusy}>
          {t('Cancel')}
        </Button>
        {submitLabel && (
          <Button onClick={() => void take(pick.chosen)} disabled={isBusy || pick.chosen.length === 0}>
            {t(isBusy ? 'Please wait...' : submitLabel)}
          </Button>
        )}
      </div>
    </Modal>
  )
}

interface PickListProps<Body, Row extends ListRow> extends RecordPickerProps<Body, Row> {
  pick: ReturnType<typeof usePick<Body, Row>>
  isBusy: boolean
  take: (row: Row) => void
}

function PickList<Body, Row extends ListRow>({ pick, isBusy, take, ...props }: PickListProps<Body, Row>) {
  const { t } = useTranslation()
  const words = (row: Row) => (
    <span className={classes.words}>
      <span className={classes.name}>{props.nameOf(row)}</span>
      <span className={classes.hint}>{props.hintOf(row)}</span>
    </span>
  )
  return (
    <ul className={classes.list} aria-label={t(props.title)} aria-busy={pick.query.isFetching}>
      {pick.query.isPending &&
        [1, 2, 3, 4].map((row) => <Skeleton component="li" key={row} height={44} radius={0} mb={1} />)}
      {pick.rows.map((row) => (
        <li key={row._id}>
          {props.isMultiple ? (
            <label className={classes.row} htmlFor={`pick-${row._id}`}>
              <Checkbox
                id={`pick-${row._id}`}
                name="picked"
                aria-label={props.nameOf(row)}
                checked={pick.has(row)}
                onChange={() => pick.toggle(row)}
              />
              {words(row)}
            </label>
          ) : (
            <button type="button" className={classes.row} disabled={isBusy} onClick={() => take(row)}>
              {words(row)}
            </button>
          )}
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
