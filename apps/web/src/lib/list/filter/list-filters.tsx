import { Button, CloseButton } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from '../../language/i18n'
import { useLateMenu } from '../../late/use-late-menu'
import { ColumnsButton } from '../column/columns-button'
import type { ShownColumns } from '../column/use-shown-columns'
import classes from '../page/list-band.module.css'
import type { Filter, ListRow } from '../types'
import { type List, withFilter } from '../use-list'

// Most who open a list do not narrow it: the boxes come with the first press.
const loadPanel = () => import('./filter-panel')

/** Keys, and the way to the list without it. */
export interface Narrowing {
  label: string
  value: string
  clear: () => void
}

interface ListFiltersProps<Row extends ListRow> {
  list: List<Row>
  narrowed: Narrowing | undefined
  order: ReactNode
  shown: ShownColumns<Row>
}

/** The filters that are set, each to be changed or cleared, and the panel that sets them. */
export function ListFilters<Row extends ListRow>({ list, narrowed, order, shown }: ListFiltersProps<Row>) {
  const { t } = useTranslation()
  const { Part, menu, target, ...panel } = useLateMenu(loadPanel, 'dialog')
  const [first, setFirst] = useState<string>()
  const filters = Object.entries(list.filters).filter(([, { isSearch }]) => !isSearch)
  const isSettable = filters.some(([, { options, Control }]) => options || Control)
  const set = filters.filter(([name]) => list.state.filters[name] !== undefined)
  if (filters.length === 0 && !order && !shown.isChoosable) return null
  const change = (name: string, value: string | null) =>
    list.change({ filters: withFilter(list.state.filters, name, value) })
  function open(name: string) {
    setFirst(name)
    panel.open()
  }

  return (
    <div className={classes.filters}>
      {isSettable && (
        <>
          <Button
            {...target}
            size="compact-sm"
            variant="default"
            className={classes.filterButton}
            leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
            onClick={() => {
              setFirst(undefined)
              target.onClick()
            }}
          >
            {set.length > 0 ? t('Filters ({n})', { n: set.length }) : t('Filters')}
          </Button>
          {Part && <Part {...menu} filters={filters} values={list.state.filters} change={change} first={first} />}
        </>
      )}
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
            onClick={() => change(name, null)}
          />
        </span>
      ))}
      {set.length > 1 && (
        <Button size="compact-sm" variant="subtle" onClick={() => list.change({ filters: searchesOf(list) })}>
          {t('Clear filters')}
        </Button>
      )}
      <span className={classes.ends}>
        {order}
        {shown.isChoosable && <ColumnsButton shown={shown} />}
      </span>
    </div>
  )
}

const searchesOf = <Row extends ListRow>({ state, filters }: List<Row>) =>
  Object.fromEntries(Object.entries(state.filters).filter(([name]) => filters[name]?.isSearch))

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
