import { useTranslation } from '../../language/i18n'
import type { Column } from '../types'
import classes from './row-facts.module.css'

interface RowFactsProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
}

/** Columns of a row in one line, where they cannot stand beside each other: dates and figures with the column's name, all else without it. */
export function RowFacts<Row>({ row, columns }: RowFactsProps<Row>) {
  const { t } = useTranslation()
  if (columns.length === 0) return null
  return (
    <dl className={classes.facts}>
      {columns.map(({ header, numeric, isNamed, cell }) => (
        <div key={header} data-named={numeric || isNamed || undefined}>
          <dt>{t(header)}</dt> <dd>{cell(row)}</dd>
        </div>
      ))}
    </dl>
  )
}
