import { Checkbox, Skeleton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { Fragment, useRef } from 'react'
import { formatNumber } from '../../format/format'
import { useTranslation } from '../../language/i18n'
import { FacedCell } from '../row/faced-cell'
import { RowFacts } from '../row/row-facts'
import { headingAt } from '../row/row-groups'
import { RowMenu } from '../row/row-menu'
import type { Column, ListRow } from '../types'
import type { List } from '../use-list'
import type { RowsProps } from './list-grid'
import classes from './list-table.module.css'
import { useFolded } from './use-folded'

/** Rows as a table. Sr counts through the pages (spec 1 §2). */
export function ListTable<Row extends ListRow>({
  list,
  columns,
  rowName,
  rowActions,
  selection,
  groupOf,
  reorder,
}: RowsProps<Row>) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const { beside, below } = useFolded(box, columns, list)
  const cells = beside.length + (selection ? 2 : 1) + (rowActions ? 1 : 0)
  return (
    <div ref={box} className={classes.box}>
      {reorder?.said}
      <table className={classes.table} aria-busy={list.isLoading || list.isRefreshing}>
        <thead>
          <tr>
            {selection && (
              // No header of anything: it ticks, and names no column.
              <td className={classes.narrow}>
                <Checkbox
                  aria-label={t('Select all rows of this page')}
                  checked={selection.isAll}
                  indeterminate={selection.isSome}
                  onChange={selection.toggleAll}
                />
              </td>
            )}
            <th scope="col" className={`${classes.narrow} ${classes.numeric}`}>
              {t('Sr')}
            </th>
            {beside.map((column) => (
              <HeaderCell key={column.header} column={column} list={list} />
            ))}
            {rowActions && (
              <th scope="col" className={classes.actions}>
                {t('Actions')}
              </th>
            )}
          </tr>
        </thead>
        <tbody className={list.isReplaced ? classes.replaced : undefined}>
          {list.isLoading && <SkeletonRows rows={list.state.size} cells={cells} />}
          {list.rows.map((row, index) => {
            const group = headingAt(list.rows, index, groupOf)
            return (
              <Fragment key={row._id}>
                {group && (
                  <tr className={classes.group}>
                    <th scope="colgroup" colSpan={cells}>
                      {group.heading}
                    </th>
                  </tr>
                )}
                <tr
                  className={classes.row}
                  data-row
                  tabIndex={-1}
                  data-selected={selection?.has(row) || undefined}
                  {...reorder?.ofRow(row, index)}
                >
                  {selection && (
                    <td className={classes.narrow}>
                      <Checkbox
                        aria-label={t('Select {name}', { name: rowName(row) })}
                        checked={selection.has(row)}
                        onChange={() => selection.toggle(row)}
                      />
                    </td>
                  )}
                  <td className={`${classes.narrow} ${classes.numeric}`}>
                    {reorder?.handle(row)}
                    {formatNumber((list.state.page - 1) * list.state.size + index + 1)}
                  </td>
                  {beside.map((column, at) => (
                    <td
                      key={column.header}
                      className={column.numeric ? classes.numeric : undefined}
                      data-title={column.card === 'title' || undefined}
                    >
                      <FacedCell row={row} column={column}>
                        {at === 0 && <RowFacts row={row} columns={below} />}
                      </FacedCell>
                    </td>
                  ))}
                  {rowActions && (
                    <td className={classes.actions}>
                      <RowMenu name={rowName(row)} actions={rowActions(row)} />
                    </td>
                  )}
                </tr>
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function HeaderCell<Row extends ListRow>({ column, list }: { column: Column<Row>; list: List<Row> }) {
  const { t } = useTranslation()
  const { sort } = column
  const isSorted = sort !== undefined && list.state.sort === sort
  const isDescending = list.state.dir === 'desc'
  const Arrow = isSorted && isDescending ? IconArrowDown : IconArrowUp
  return (
    <th
      scope="col"
      className={column.numeric ? classes.numeric : undefined}
      style={{ width: column.width }}
      {...(sort ? { 'aria-sort': isSorted ? (isDescending ? 'descending' : 'ascending') : 'none' } : {})}
    >
      {sort ? (
        <button
          type="button"
          className={classes.sorter}
          data-sorted={isSorted || undefined}
          onClick={() => list.change({ sort, dir: isSorted && !isDescending ? 'desc' : 'asc' })}
        >
          {t(column.header)}
          <Arrow size={14} aria-hidden />
        </button>
      ) : (
        t(column.header)
      )}
    </th>
  )
}

function SkeletonRows({ rows, cells }: { rows: number; cells: number }) {
  const places = Array.from({ length: cells }, (_, cell) => cell)
  return Array.from({ length: rows }, (_, row) => row).map((row) => (
    <tr key={row}>
      {places.map((cell) => (
        <td key={cell}>
          <Skeleton height={12} width={cell === 0 ? 20 : '70%'} />
        </td>
      ))}
    </tr>
  ))
}
