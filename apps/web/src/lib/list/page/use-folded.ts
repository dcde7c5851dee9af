import { type RefObject, useEffect, useLayoutEffect, useReducer, useState } from 'react'
import type { Column, ListRow } from '../types'
import type { List } from '../use-list'

/** The columns of a table, parted into those that stand beside each other and those that stand in each row's second line. */
export interface Folded<Row> {
  beside: readonly Column<Row>[]
  below: readonly Column<Row>[]
}

// Columns that folded the last time fold at once: the head of a list does not change as its rows arrive.
const known = new Map<string, number>()

/**
 * Folds columns of a table until it is no wider than its box, so that no list scrolls sideways. The facts of a row's card and the sorted column
 * fold last, of equal ones the later first; the first column and the one that heads the card never do.
 */
export function useFolded<Row extends ListRow>(
  box: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
  list: List<Row>,
): Folded<Row> {
  const [width, setWidth] = useState(0)
  const name = `${width} ${columns.map(({ header }) => header).join()}`
  const [, drawAnew] = useReducer((turn: number) => turn + 1, 0)
  const order = foldingOrder(columns, list.state.sort)
  const folded = Math.min(known.get(name) ?? 0, order.length)

  // After each drawing, before anybody sees it: other rows may be wider than those before.
  useLayoutEffect(() => {
    const outer = box.current
    const table = outer?.querySelector('table')
    if (!outer || !table || outer.clientWidth !== width) return
    if (folded >= order.length || table.offsetWidth <= outer.clientWidth) return
    known.set(name, folded + 1)
    drawAnew()
  })

  useLayoutEffect(() => setWidth(box.current?.clientWidth ?? 0), [box])
  useEffect(() => {
    const { current } = box
    if (!current) return
    const watch = new ResizeObserver(() => setWidth(current.clientWidth))
    watch.observe(current)
    return () => watch.disconnect()
  }, [box])

  const below = order.slice(0, folded)
  return {
    beside: columns.filter((column) => !below.includes(column)),
    below: columns.filter((column) => below.includes(column)),
  }
}

/** The columns that may fold, the first to do so first. */
function foldingOrder<Row>(columns: readonly Column<Row>[], sort: string): Column<Row>[] {
  const rank = (column: Column<Row>) => Number(column.card === 'fact') + Number(column.sort === sort)
  return columns
    .filter(({ isLocked, card }, index) => index > 0 && !isLocked && card !== 'title')
    .toReversed()
    .toSorted((one, other) => rank(one) - rank(other))
}
