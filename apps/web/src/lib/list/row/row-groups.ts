import type { RowGroup } from '../page/list-grid'

/** The heading before the row at a place: that of its group, where the row before is of another. */
export function headingAt<Row>(
  rows: readonly Row[],
  index: number,
  groupOf: ((row: Row) => RowGroup) | undefined,
): RowGroup | undefined {
  const [row, before] = [rows[index], rows[index - 1]]
  if (!groupOf || row === undefined) return undefined
  const group = groupOf(row)
  return before !== undefined && groupOf(before).key === group.key ? undefined : group
}
