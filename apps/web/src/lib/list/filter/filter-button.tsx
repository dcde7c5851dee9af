import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useMemo } from 'react'
import { usePageKeys } from '../../keys/page-keys'
import { useTranslation } from '../../language/i18n'
import { text } from '../../language/text'
import classes from '../page/list-band.module.css'
import type { Filter, ListRow } from '../types'
import type { List } from '../use-list'
import type { useFilterMenu } from './use-filter-menu'
import { usePlaced } from './use-placed'

interface FilterButtonProps<Row extends ListRow> {
  list: List<Row>
  filterMenu: ReturnType<typeof useFilterMenu>
  /** The list is what its page is about: F opens its filters. */
  isMain: boolean
}

/** The filters that somebody may set by hand, apart from those that have their own place. */
export const settableFilters = (
  filters: Record<string, Filter>,
  isPlaced: (filter: Filter) => boolean,
): [string, Filter][] =>
  Object.entries(filters).filter(([, filter]) => !isPlaced(filter) && (filter.options || filter.Control))

/** The way to a list's filters: which one, then its value. Nothing where the list has none. */
export function FilterButton<Row extends ListRow>({ list, filterMenu, isMain }: FilterButtonProps<Row>) {
  const { t } = useTranslation()
  const { Part, menu, target, name, open, choose } = filterMenu
  const settable = settableFilters(list.filters, usePlaced())
  return (
    settable.length > 0 && (
      <>
        {isMain && <FilterKey open={open} />}
        <Button
          {...target}
          size="compact-sm"
          variant="default"
          className={classes.filterButton}
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
          onClick={() => {
            choose(undefined)
            target.onClick()
          }}
        >
          {t('Filter')}
        </Button>
        {Part && (
          <Part {...menu} list={list as unknown as List<never>} filters={settable} name={name} choose={choose} />
        )}
      </>
    )
  )
}

function FilterKey({ open }: { open: () => void }) {
  usePageKeys(useMemo(() => [{ key: 'f', label: text('Filter the list'), run: open }], [open]))
  return null
}
