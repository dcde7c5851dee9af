import { useMemo } from 'react'
import { usePageKeys } from '../../../lib/keys/page-keys'
import { text } from '../../../lib/language/text'

/** The first thing that a row lets its reader do. */
export const verbOf = '[data-verb] a, [data-verb] button'

/** j and k move from row to row. */
export function useRowMoves(list: { readonly current: HTMLElement | null }) {
  usePageKeys(
    useMemo(() => {
      const move = (by: 1 | -1) => {
        const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
        const at = rows.findIndex((row) => row.contains(document.activeElement))
        const next = rows[at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)]
        const focused = next?.querySelector<HTMLElement>(verbOf) ?? next?.querySelector<HTMLElement>('a')
        focused?.focus()
      }
      return [
        { key: 'j', label: text('Next row'), run: () => move(1) },
        { key: 'k', label: text('Previous row'), run: () => move(-1) },
      ]
    }, [list]),
  )
}
