import { useState } from 'react'
import type { ListRow } from './types'

/** Which rows of the page are ticked. Rows that are no longer on the page no longer count. */
export function useSelection<Row extends ListRow>(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const selected = rows.filter((row) => ids.has(row._id))
  const isAll = rows.length > 0 && selected.length === rows.length

  return {
    selected,
    isAll,
    isSome: selected.length > 0 && !isAll,
    has: (row: Row) => ids.has(row._id),
    toggle: (row: Row) =>
      setIds((before) => {
        const after = new Set(before)
        if (!after.delete(row._id)) after.add(row._id)
        return after
      }),
    toggleAll: () => setIds(isAll ? new Set() : new Set(rows.map((row) => row._id))),
    clear: () => setIds(new Set()),
  }
}

export type Selection<Row extends ListRow> = ReturnType<typeof useSelection<Row>>
