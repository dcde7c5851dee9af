import type { ReactNode } from 'react'
import { Face } from '../../../ui/face'
import type { Column } from '../types'
import classes from './faced-cell.module.css'

interface FacedCellProps<Row> {
  row: Row
  column: Column<Row>
  /** Stands below what the column says. */
  children?: ReactNode
}

/** The cell of a column, with the face of whom the row is about where the column knows one. */
export function FacedCell<Row>({ row, column, children }: FacedCellProps<Row>) {
  const face = column.face?.(row)
  const words = (
    <>
      {column.cell(row)}
      {children}
    </>
  )
  if (!face) return words
  return (
    <div className={classes.faced}>
      <Face {...face} />
      <div className={classes.words}>{words}</div>
    </div>
  )
}
