import { type RefObject, useEffect } from 'react'
import { isTyping } from '../keys/is-typing'

/** The keys of a list (look.md): `/` goes to the search, j and k walk the rows, x selects, Enter opens. Rows carry `data-row`. */
export function useListKeys(
  place: RefObject<HTMLElement | null>,
  selectRow: (index: number) => void,
  openRow: (index: number) => void,
) {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role="dialog"]')) return
      const rows = [...(place.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      const at = rows.findIndex((row) => row.contains(document.activeElement))
      const acts: Record<string, () => void> = {
        '/': () => place.current?.querySelector<HTMLElement>('input[type="search"]')?.focus(),
        j: () => rows[Math.min(at + 1, rows.length - 1)]?.focus(),
        k: () => rows[Math.max(at - 1, 0)]?.focus(),
        x: () => at >= 0 && selectRow(at),
        Enter: () => at >= 0 && openRow(at),
      }
      // Enter on a link or button inside the row belongs to that link or button.
      if (event.key === 'Enter' && document.activeElement !== rows[at]) return
      const act = acts[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}
