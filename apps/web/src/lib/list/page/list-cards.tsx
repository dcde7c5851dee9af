import { Checkbox, Skeleton } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslation } from '../../language/i18n'
import { FacedCell } from '../row/faced-cell'
import { RowFacts } from '../row/row-facts'
import { headingAt } from '../row/row-groups'
import { RowMenu } from '../row/row-menu'
import type { ListRow } from '../types'
import classes from './list-cards.module.css'
import type { RowsProps } from './list-grid'

/** Rows as cards, on phones: the title column and the facts. */
export function ListCards<Row extends ListRow>({
  list,
  columns,
  rowName,
  rowActions,
  selection,
  groupOf,
}: RowsProps<Row>) {
  const { t } = useTranslation()
  const title = columns.find((column) => column.card === 'title') ?? columns[0]
  const facts = columns.filter((column) => column.card === 'fact')
  return (
    <ul className={classes.cards} aria-busy={list.isLoading || list.isRefreshing}>
      {list.isLoading && cardNumbers(list.state.size).map((number) => <SkeletonCard key={number} />)}
      {list.rows.map((row, index) => {
        const group = headingAt(list.rows, index, groupOf)
        return (
          <Fragment key={row._id}>
            {group && <li className={classes.groupCard}>{group.heading}</li>}
            <li className={classes.cardRow} data-row tabIndex={-1} data-selected={selection?.has(row) || undefined}>
              {selection ? (
                <Checkbox
                  aria-label={t('Select {name}', { name: rowName(row) })}
                  checked={selection.has(row)}
                  onChange={() => selection.toggle(row)}
                />
              ) : (
                <span />
              )}
              <div>
                <div className={classes.cardTitle}>{title && <FacedCell row={row} column={title} />}</div>
                <RowFacts row={row} columns={facts} />
              </div>
              {rowActions && <RowMenu name={rowName(row)} actions={rowActions(row)} />}
            </li>
          </Fragment>
        )
      })}
    </ul>
  )
}

const cardNumbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

function SkeletonCard() {
  return (
    <li className={classes.cardRow}>
      <span />
      <Skeleton height={44} />
    </li>
  )
}
