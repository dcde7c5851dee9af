import type { RecordKind } from '@corridor/contract/records/record/kinds'
import { Button, CloseButton } from '@mantine/core'
import { BulkButtons } from '../bulk/bulk-buttons'
import { formatNumber } from '../format'
import { useTranslation } from '../i18n'
import classes from './list.module.css'
import type { ListRow, SelectionAction } from './types'
import type { List } from './use-list'
import type { Selection } from './use-selection'

interface SelectionBarProps<Row extends ListRow> {
  list: List<Row>
  selection: Selection<Row>
  actions: readonly SelectionAction<Row>[]
  bulk: RecordKind | undefined
}

/** How many rows are selected and what can be done with them. */
export function SelectionBar<Row extends ListRow>({ list, selection, actions, bulk }: SelectionBarProps<Row>) {
  const { t } = useTranslation()
  const { selected, isMatching } = selection
  const all = { n: formatNumber(list.total) }
  return (
    <section className={classes.bar} aria-label={t('Selection')}>
      <strong aria-live="polite">
        {isMatching ? t('All {n} selected', all) : t('{count} selected', { count: selected.length })}
      </strong>
      {bulk && list.isExact && !isMatching && list.total > selected.length && (
        <Button size="compact-sm" variant="subtle" onClick={selection.selectMatching}>
          {t('Select all {n}', all)}
        </Button>
      )}
      {!isMatching &&
        actions.map(({ label, icon: Icon, danger, run }) => (
          <Button
            key={label}
            size="compact-sm"
            variant="default"
            leftSection={Icon && <Icon size={16} aria-hidden />}
            {...(danger ? { c: 'var(--state-danger)' } : {})}
            onClick={() => void run(selected, selection.clear)}
          >
            {t(label)}
          </Button>
        ))}
      {bulk && (
        <BulkButtons
          kind={bulk}
          target={isMatching ? { query: list.narrowing } : { ids: selected.map((row) => row._id) }}
          count={isMatching ? list.total : selected.length}
          onStarted={selection.clear}
        />
      )}
      <CloseButton aria-label={t('Clear selection')} onClick={selection.clear} />
    </section>
  )
}
