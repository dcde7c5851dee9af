import { useState } from 'react'
import type { ListRow } from './types'

/**
 * Which rows of the page are ticked, or that all are meant that the list shows on its pages while it is narrowed as `narrowing` says.
 * Rows that are no longer on the page no longer count.
 */
export function useSelection<Row extends ListRow>(rows: readonly Row[], narrowing: object) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const shown = JSON.stringify(narrowing)
  const [meant, setMeant] = useState<string>()
  const selected = rows.filter((row) => ids.has(row._id))
  const isAll = rows.length > 0 && selected.length === rows.length

  const change = (next: (before: ReadonlySet<string>) => ReadonlySet<string>) => {
    setMeant(undefined)
    setIds(next)
  }

  return {
    selected,
    /** All pages of the list as it is narrowed now; ticking anything else, or narrowing it otherwise, ends it. */
    isMatching: isAll && meant === shown,
    selectMatching: () => setMeant(shown),
    isAll,
    isSome: selected.length > 0 && !isAll,
    has: (row: Row) => ids.has(row._id),
    toggle: (row: Row) =>
      change((before) => {
        const after = new Set(before)
        if (!after.delete(row._id)) after.add(row._id)
        return after
      }),
    toggleAll: () => change(() => (isAll ? new Set() : new Set(rows.map((row) => row._id)))),
    clear: () => change(() => new Set()),
  }
}

export type Selection<Row extends ListRow> = ReturnType<typeof useSelection<Row>>
