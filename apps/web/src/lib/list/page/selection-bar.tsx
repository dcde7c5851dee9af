import type { RecordKind } from '@corridor/contract/records/record/kinds'
import { Button, CloseButton } from '@mantine/core'
import { IconDots, IconToggleLeft } from '@tabler/icons-react'
import { useBulkActions } from '../../bulk/use-bulk-actions'
import { formatNumber } from '../../format/format'
import { KeyHint } from '../../keys/key-hint'
import { usePageKeys } from '../../keys/page-keys'
import { useTranslation } from '../../language/i18n'
import { useLateMenu } from '../../late/use-late-menu'
import type { ListRow, RowAction, SelectionAction } from '../types'
import classes from './list.module.css'

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
  actions: readonly (Omit<SelectionAction<ListRow>, 'run'> & { run: () => unknown })[]
  bulk: RecordKind | undefined
}

/** How many rows are selected and what can be done with them, in one order for every kind: daily acts, *Set…*, *More*. */
export default function SelectionBar(props: SelectionBarProps) {
  const { ids, isMatching, selectMatching, clear, total, isExact, narrowing, bulk } = props
  const { t } = useTranslation()
  const offered = isMatching ? [] : props.actions.filter(({ isForOne }) => !isForOne || ids.length === 1)
  const acts = offered.filter(({ isMore }) => !isMore)
  usePageKeys(offered.flatMap(({ hotkey: key, label, run }) => (key ? [{ key, label, run }] : [])))
  const many = useBulkActions({
    kind: bulk,
    target: isMatching ? { query: narrowing } : { ids: [...ids] },
    count: isMatching ? total : ids.length,
    onStarted: clear,
  })
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
