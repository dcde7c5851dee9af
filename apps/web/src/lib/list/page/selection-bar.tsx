import type { RecordKind } from '@corridor/contract/records/record/kinds'
import type { OtherList } from '@corridor/contract/records/record/lists'
import { settables } from '@corridor/contract/records/record/settable'
import { Button, CloseButton } from '@mantine/core'
import { IconDots, IconToggleLeft } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useBulkActions } from '../../bulk/use-bulk-actions'
import { formatNumber } from '../../format/format'
import { KeyHint } from '../../keys/key-hint'
import { usePageKeys } from '../../keys/page-keys'
import { useTranslation } from '../../language/i18n'
import { late } from '../../late/late'
import { useLateMenu } from '../../late/use-late-menu'
import type { ListRow, RowAction, SelectionAction } from '../types'
import classes from './list.module.css'

const SetDialog = late(() => import('../../bulk/set-dialog'))
const loadItems = () => import('../row/row-menu-items')

interface SelectionBarProps {
  /** The rows that are ticked; with `isMatching` all that the list shows are meant. */
  ids: readonly string[]
  isMatching: boolean
  selectMatching: () => void
  clear: () => void
  total: number
  isExact: boolean
  narrowing: object
  actions: readonly (Pick<SelectionAction<ListRow>, keyof SelectionAction<ListRow>> & { onRows: () => unknown })[]
  bulk: RecordKind | undefined
  bulkList: OtherList | undefined
}

/** How many rows are selected and what can be done with them, in one order for every kind: daily acts, *Set…*, *More*. */
export default function SelectionBar(props: SelectionBarProps) {
  const { ids, isMatching, selectMatching, clear, total, isExact, narrowing, bulk, bulkList } = props
  const { t } = useTranslation()
  const target = isMatching ? { query: narrowing, list: bulkList } : { ids: [...ids] }
  const count = isMatching ? total : ids.length
  const offered = props.actions
    .filter(({ isForOne, runMany }) => (isMatching ? runMany : !isForOne || ids.length === 1))
    .map(({ onRows, runMany, ...action }) => ({
      ...action,
      run: runMany ? () => runMany({ target, count, onStarted: clear }) : onRows,
    }))
  const acts = offered.filter(({ isMore }) => !isMore)
  usePageKeys(offered.flatMap(({ hotkey: key, label, run }) => (key ? [{ key, label, run }] : [])))
  const [field, setField] = useState<string>()
  const many = useBulkActions({ kind: bulk, target, count, onStarted: clear, setField })
  const settable = bulk && field !== undefined && settables[bulk]?.[field]
  const all = { n: formatNumber(total) }
  return (
    <section className={classes.bar} aria-label={t('Selection')} data-acts>
      <strong aria-live="polite">
        {isMatching ? t('All {n} selected', all) : t('{count} selected', { count: ids.length })}
      </strong>
      {bulk && isExact && !isMatching && total > ids.length && (
        <Button size="compact-sm" variant="subtle" onClick={selectMatching}>
          {t('Select all {n}', all)}
        </Button>
      )}
      {acts.map(({ label, icon: Icon, danger, hotkey, run }) => (
        <Button
          key={label}
          size="compact-sm"
          variant="default"
          leftSection={Icon && <Icon size={16} aria-hidden />}
          {...(danger ? { c: 'var(--state-danger)' } : {})}
          onClick={() => void run()}
        >
          {t(label)}
          {hotkey && <KeyHint keys={hotkey.toUpperCase()} />}
        </Button>
      ))}
      <BarMenu name={t('Set…')} icon={IconToggleLeft} actions={many.set} />
      <BarMenu name={t('More')} icon={IconDots} actions={[...offered.filter(({ isMore }) => isMore), ...many.more]} />
      <CloseButton aria-label={t('Clear selection')} onClick={clear} />
      {settable && (
        <Suspense>
          <SetDialog
            {...{ kind: bulk, target, count, field, settable }}
            close={() => setField(undefined)}
            onStarted={clear}
          />
        </Suspense>
      )}
    </section>
  )
}

interface BarMenuProps {
  name: string
  icon: typeof IconDots
  actions: readonly RowAction[]
}

function BarMenu({ name, icon: Icon, actions }: BarMenuProps) {
  const { Part, menu, target } = useLateMenu(loadItems)
  if (actions.length === 0) return null
  return (
    <>
      <Button {...target} size="compact-sm" variant="default" leftSection={<Icon size={16} aria-hidden />}>
        {name}
      </Button>
      {Part && <Part {...menu} actions={actions} position="top-start" />}
    </>
  )
}
