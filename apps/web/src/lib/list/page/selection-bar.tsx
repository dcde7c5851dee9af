import type { RecordKind } from '@corridor/contract/records/record/kinds'
import { Button, CloseButton } from '@mantine/core'
import { BulkButtons } from '../../bulk/bulk-buttons'
import { formatNumber } from '../../format/format'
import { KeyHint } from '../../keys/key-hint'
import { usePageKeys } from '../../keys/page-keys'
import { useTranslation } from '../../language/i18n'
import type { ListRow, SelectionAction } from '../types'
import classes from './list.module.css'

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

/** How many rows are selected and what can be done with them. */
export default function SelectionBar(props: SelectionBarProps) {
  const { ids, isMatching, selectMatching, clear, total, isExact, narrowing, actions, bulk } = props
  const { t } = useTranslation()
  usePageKeys(isMatching ? [] : actions.flatMap(({ hotkey: key, label, run }) => (key ? [{ key, label, run }] : [])))
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
      {!isMatching &&
        actions.map(({ label, icon: Icon, danger, hotkey, run }) => (
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
      {bulk && (
        <BulkButtons
          kind={bulk}
          target={isMatching ? { query: narrowing } : { ids: [...ids] }}
          count={isMatching ? total : ids.length}
          onStarted={clear}
        />
      )}
      <CloseButton aria-label={t('Clear selection')} onClick={clear} />
    </section>
  )
}
