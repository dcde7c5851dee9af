import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Message } from '../../../ui/message'
import { formatNumber } from '../../format/format'
import { useTranslation } from '../../language/i18n'
import { ColumnsButton } from '../column/columns-button'
import type { ShownColumns } from '../column/use-shown-columns'
import { FilterButton, settableFilters } from '../filter/filter-button'
import { ListFilters, type Narrowing } from '../filter/list-filters'
import { useFilterMenu } from '../filter/use-filter-menu'
import { usePlaced } from '../filter/use-placed'
import type { ListRow } from '../types'
import { type List, withFilter } from '../use-list'
import classes from './list-band.module.css'
import { ListViews } from './list-views'
import { SearchBox } from './search-box'

export interface ListBandProps<Row extends ListRow> {
  list: List<Row>
  /** A key. Without it the list stands inside a page that has its own title. */
  title?: string
  /** A key: one line that says what the list is for. */
  description?: string
  /** A key: 'Search by name'. Without it the list has no search. */
  searchPlaceholder?: string
  /** Figures of what the list is about, below its title. */
  figures?: ReactNode
  /** Secondary actions, before the primary one. */
  actions?: ReactNode
  primaryAction?: ReactNode
  /** The filter that the address itself sets: a chip, and the way out of it. */
  narrowed?: Narrowing | undefined
  /** How the list is ordered, where its columns cannot say it. */
  order?: ReactNode
}

/** The band above the rows: title and exact count, search, actions, and below them the filters that are set. */
export function ListBand<Row extends ListRow>(props: ListBandProps<Row> & { shown: ShownColumns<Row> }) {
  const { list, title, description, searchPlaceholder, actions, primaryAction, narrowed, order, figures, shown } = props
  const { t } = useTranslation()
  const filterMenu = useFilterMenu()
  const isPlaced = usePlaced()
  const hasLine = list.viewing || order || shown.isChoosable || settableFilters(list.filters, isPlaced).length > 0
  const searches = Object.entries(list.filters).filter(([, { isSearch }]) => isSearch)
  return (
    <div className={classes.band}>
      <header className={classes.head}>
        <div className={classes.lead}>
          <div className={classes.title}>
            {title && <Title order={1}>{t(title)}</Title>}
            <span className={classes.count} aria-live="polite">
              {!list.isLoading && !list.error && countText(list, t)}
            </span>
          </div>
          {description && <p className={classes.description}>{t(description)}</p>}
        </div>
        {(searchPlaceholder || searches.length > 0) && (
          <search className={classes.searches}>
            {searchPlaceholder && (
              <SearchBox
                placeholder={t(searchPlaceholder)}
                value={list.state.search}
                onSearch={(search) => list.change({ search })}
              />
            )}
            {searches.map(
              ([name, { Control, label }]) =>
                Control && (
                  <Control
                    key={name}
                    label={t(label)}
                    value={list.state.filters[name] ?? null}
                    onChange={(value) => list.change({ filters: withFilter(list.state.filters, name, value) })}
                  />
                ),
            )}
          </search>
        )}
        <div className={classes.actions} data-acts>
          {actions}
          {title && primaryAction}
        </div>
      </header>
      {figures}
      {list.preparing && (
        <Message tone="news">
          {t('Search is still being prepared: {done} of {all} records can be found so far.', {
            done: formatNumber(list.preparing.done),
            all: formatNumber(list.preparing.of),
          })}
        </Message>
      )}
      {hasLine && (
        <div className={classes.line}>
          {list.viewing && <ListViews list={list} viewing={list.viewing} />}
          <span className={classes.ends}>
            {order}
            <FilterButton list={list} filterMenu={filterMenu} isMain={title !== undefined} />
            {shown.isChoosable && <ColumnsButton shown={shown} />}
          </span>
        </div>
      )}
      <ListFilters list={list} narrowed={narrowed} open={filterMenu.open} />
    </div>
  )
}

const countText = <Row extends ListRow>(list: List<Row>, t: ReturnType<typeof useTranslation>['t']) =>
  t('{count} records', { count: list.total, shown: `${formatNumber(list.total)}${list.isExact ? '' : '+'}` })
