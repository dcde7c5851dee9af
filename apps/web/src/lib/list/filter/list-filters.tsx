import { Button, CloseButton } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from '../../language/i18n'
import classes from '../page/list-band.module.css'
import type { Filter, ListRow } from '../types'
import { type List, withFilter } from '../use-list'
import { usePlaced } from './use-placed'

/** Keys, and the way to the list without it. */
export interface Narrowing {
  label: string
  value: string
  clear: () => void
}

interface ListFiltersProps<Row extends ListRow> {
  list: List<Row>
  narrowed: Narrowing | undefined
  /** Opens the choice of one filter's value. */
  open: (name: string) => void
}

/** The filters that are set, each to be changed or cleared. */
export function ListFilters<Row extends ListRow>({ list, narrowed, open }: ListFiltersProps<Row>) {
  const { t } = useTranslation()
  const isPlaced = usePlaced()
  const set = Object.entries(list.filters).filter(
    ([name, filter]) => !isPlaced(filter) && list.state.filters[name] !== undefined,
  )
  if (set.length === 0 && !narrowed) return null
  return (
    <div className={classes.filters}>
      {narrowed && (
        <span className={classes.chip}>
          <span className={classes.chipWords}>
            {t(narrowed.label)}
            <strong>{t(narrowed.value)}</strong>
          </span>
          <CloseButton
            size="xs"
            aria-label={t('Clear {label}', { label: t(narrowed.label) })}
            onClick={narrowed.clear}
          />
        </span>
      )}
      {set.map(([name, filter]) => (
        <span key={name} className={classes.chip}>
          <button
            type="button"
            className={classes.chipWords}
            disabled={!filter.options && !filter.Control}
            onClick={() => open(name)}
          >
            {t(filter.label)}
            <strong>
              <ShownFilter filter={filter} value={list.state.filters[name] ?? ''} />
            </strong>
          </button>
          <CloseButton
            size="xs"
            aria-label={t('Clear {label}', { label: t(filter.label) })}
            onClick={() => list.change({ filters: withFilter(list.state.filters, name, null) })}
          />
        </span>
      ))}
      {set.length > 1 && (
        <Button size="compact-sm" variant="subtle" onClick={() => list.change({ filters: unset(list, set) })}>
          {t('Clear filters')}
        </Button>
      )}
    </div>
  )
}

const unset = <Row extends ListRow>({ state }: List<Row>, set: readonly [string, Filter][]) =>
  Object.fromEntries(Object.entries(state.filters).filter(([name]) => !set.some(([one]) => one === name)))

function ShownFilter({ filter: { options, Shown }, value }: { filter: Filter; value: string }) {
  const { t } = useTranslation()
  const option = options?.find((one) => one.value === value)
  if (option) return t(option.label)
  if (!Shown) return <bdi>{value}</bdi>
  return (
    <Suspense fallback="…">
      <Shown value={value} />
    </Suspense>
  )
}
