import { Button, Checkbox, Modal, Skeleton, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { Message } from '../../ui/message'
import { errorText, useTranslation } from '../language/i18n'
import type { ListRow, ListSource } from '../list/types'
import classes from './record-picker.module.css'
import { useLeave } from './use-leave'
import { usePick } from './use-pick'
import { useRowKeys } from './use-row-keys'

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
  /** Makes a record of the words that were typed, where none is called so; it is then taken. */
  create?: {
    /** Translated. */
    label: (typed: string) => string
    charsMin: number
    make: (typed: string) => Promise<Row>
  }
  /** Words that the search begins with. */
  begun?: string
  /** Stands below the search: what else narrows the list. */
  narrowing?: ReactNode
  /** The way to a record that is not there yet. */
  otherwise?: ReactNode
  close: () => void
}

/** A dialog to choose records from a list: type to search, then press the one, or tick several and confirm. Mount it to open it. */
export function RecordPicker<Body, Row extends ListRow>(props: RecordPickerProps<Body, Row>) {
  const { source, filters, submitLabel, submit, create: _create, ...others } = props
  const rest = { source, submit, ...others }
  const { t } = useTranslation()
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const pick = usePick(source, filters, props.begun)
  const close = useLeave(props.close)
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setIsBusy] = useState(false)

  async function take(found: Row[] | (() => Promise<Row>)) {
    setIsBusy(true)
    setFailure(undefined)
    try {
      await submit(typeof found === 'function' ? [await found()] : found)
      close()
    } catch (error) {
      setFailure(error)
      setIsBusy(false)
    }
  }

  const failed = failure ?? pick.query.error
  const created = props.create && canCreate(props, pick) ? props.create : undefined
  const create = created && {
    label: created.label(pick.typed.trim()),
    run: () => void take(() => created.make(pick.typed.trim())),
  }
  const place = useRef<HTMLDivElement>(null)
  const keys = useRowKeys(place, pick.isSettled)
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
        onKeyDown={keys.ofSearch}
      />
      {props.narrowing}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the buttons inside, which are pressed by themselves. */}
      <div ref={place} onKeyDown={keys.ofRows}>
        <PickList pick={pick} isBusy={isBusy} take={(row) => void take([row])} create={create} {...rest} />
      </div>
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

interface PickListProps<Body, Row extends ListRow> extends Omit<RecordPickerProps<Body, Row>, 'create'> {
  pick: ReturnType<typeof usePick<Body, Row>>
  isBusy: boolean
  take: (row: Row) => void
  create: { label: string; run: () => void } | undefined
}

function PickList<Body, Row extends ListRow>({ pick, isBusy, take, create, ...props }: PickListProps<Body, Row>) {
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
      {create && (
        <li>
          <button type="button" className={classes.row} disabled={isBusy} onClick={create.run}>
            <IconPlus size={16} aria-hidden /> {create.label}
          </button>
        </li>
      )}
      {pick.query.isSuccess && pick.rows.length === 0 && !create && (
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

/** Nobody is offered a second record of a name that is there. */
function canCreate<Body, Row extends ListRow>(
  { create, nameOf }: RecordPickerProps<Body, Row>,
  { typed, rows, isSettled }: ReturnType<typeof usePick<Body, Row>>,
): boolean {
  const name = typed.trim().toLowerCase()
  return (
    create !== undefined &&
    isSettled &&
    name.length >= create.charsMin &&
    !rows.some((row) => nameOf(row).toLowerCase() === name)
  )
}
