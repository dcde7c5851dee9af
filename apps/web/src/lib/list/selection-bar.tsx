import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './list.module.css'
import type { ListRow, SelectionAction } from './types'
import type { Selection } from './use-selection'

interface SelectionBarProps<Row extends ListRow> {
  selection: Selection<Row>
  actions: readonly SelectionAction<Row>[]
}

/** How many rows are selected and what can be done with them. */
export function SelectionBar<Row extends ListRow>({ selection, actions }: SelectionBarProps<Row>) {
  const { t } = useTranslation()
  return (
    <section className={classes.bar} aria-label={t('Selection')}>
      <strong aria-live="polite">{t('{count} selected', { count: selection.selected.length })}</strong>
      {actions.map(({ label, icon: Icon, danger, run }) => (
        <Button
          key={label}
          size="compact-md"
          variant="default"
          leftSection={Icon && <Icon size={16} aria-hidden />}
          {...(danger ? { c: 'var(--state-danger)' } : {})}
          onClick={() => void run(selection.selected, selection.clear)}
        >
          {t(label)}
        </Button>
      ))}
      <Button size="compact-md" variant="subtle" onClick={selection.clear}>
        {t('Clear selection')}
      </Button>
    </section>
  )
}
