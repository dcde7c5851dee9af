import type { RecordKind } from '@corridor/contract/records/record/kinds'
import type { OtherList } from '@corridor/contract/records/record/lists'
import { useMediaQuery } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useRef } from 'react'
import { late } from '../../late/late'
import { toSearch } from '../../page/search'
import { useShownColumns } from '../column/use-shown-columns'
import { useActionKeys } from '../row/use-action-keys'
import type { Column, ListRow, Reorder, RowAction, SelectionAction } from '../types'
import { useListKeys } from '../use-list-keys'
import { type Selection, useSelection } from '../use-selection'
import { useWay } from '../use-way'
import classes from './list.module.css'
import { ListBand, type ListBandProps } from './list-band'
import { ListCards } from './list-cards'
import { ListPager } from './list-pager'
import { ListEmpty, ListFailed, ListNothingFound } from './list-states'
import { ListTable } from './list-table'

/** Rows that stand together. */
export interface RowGroup {
  key: string
  heading: ReactNode
}

// Most who open a list select nothing in it. It is loaded as somebody goes among the rows: its keys are there with the first that is selected.
const SelectionBar = late(() => import('./selection-bar'))

export interface ListGridProps<Row extends ListRow> extends ListBandProps<Row> {
  /** How a row is called, for its checkbox and its menu: `(row) => row.name`. */
  rowName: (row: Row) => string
  /** The address that Enter on a row opens. */
  rowTo?: (row: Row) => string
  /** The query of that address. */
  rowSearch?: Record<string, string>
  rowActions?: (row: Row) => RowAction[]
  /** With these, rows can be selected. */
  selectionActions?: readonly SelectionAction<Row>[]
  /** The kind of the rows, where many can be changed at once: ticked ones, or all that the list shows. */
  bulk?: RecordKind | undefined
  /** The list of those rows, if it is not the kind's own. */
  bulkList?: OtherList
  /** Under what heading a row stands, where the list's order puts rows into groups; it is shown where its key changes. */
  groupOf?: ((row: Row) => RowGroup) | undefined
  /** With this, rows are put into another order by hand; cards are not. */
  reorder?: Reorder<Row> | undefined
  /** A key: what will be here and why it is useful. */
  emptyDescription?: string
}

export interface RowsProps<Row extends ListRow> extends ListGridProps<Row> {
  selection: Selection<Row> | undefined
  columns: readonly Column<Row>[]
}

// mantine-datatable was tried on paper and left: it weighs more than this grid, draws no cards on phones and its rows take no focus.
/** The grid by itself, for a list inside another page. */
export function ListGrid<Row extends ListRow>(props: ListGridProps<Row>) {
  const { list, selectionActions = [], bulk, rowTo } = props
  const place = useRef<HTMLElement>(null)
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const navigate = useNavigate()
  const ticked = useSelection(list.rows, list.narrowing)
  const selection = selectionActions.length > 0 || bulk ? ticked : undefined

  const way = useWay(place, list, props.title ?? '')
  useListKeys(
    place,
    (index) => {
      const row = list.rows[index]
      if (row) selection?.toggle(row)
    },
    (index) => {
      const row = list.rows[index]
      way.keep(index)
      if (row && rowTo) void navigate({ to: rowTo(row), search: toSearch(props.rowSearch ?? {}) })
    },
  )

  useActionKeys(place, list.rows, props.rowActions, (selection?.selected.length ?? 0) > 0)

  const shown = useShownColumns(list)
  const Rows = isPhone ? ListCards : ListTable
  const hasRows = list.isLoading || list.rows.length > 0
  return (
    <section
      ref={place}
      onClickCapture={way.onClickCapture}
      onFocusCapture={selection && SelectionBar.ahead}
      className={props.title ? classes.desk : classes.card}
      data-desk={props.title && ''}
    >
      <ListBand {...props} shown={shown} />
      {hasRows && <Rows {...props} selection={selection} columns={shown.columns} />}
      {!hasRows && <NoRows {...props} />}
      {selection && selection.selected.length > 0 && (
        <Suspense>
          <SelectionBar
            {...selection}
            ids={selection.selected.map((row) => row._id)}
            total={list.total}
            isExact={list.isExact}
            narrowing={list.narrowing}
            actions={selectionActions.map(({ run, ...action }) => ({
              ...action,
              onRows: () => run?.(selection.selected, selection.clear),
            }))}
            bulk={bulk}
            bulkList={props.bulkList}
          />
        </Suspense>
      )}
      {hasRows && <ListPager list={list} />}
    </section>
  )
}

function NoRows<Row extends ListRow>({ list, emptyDescription, primaryAction }: ListGridProps<Row>) {
  if (list.error) return <ListFailed error={list.error} retry={list.retry} />
  if (list.isNarrowed) return <ListNothingFound clear={list.clear} />
  return <ListEmpty description={emptyDescription} action={primaryAction} />
}
