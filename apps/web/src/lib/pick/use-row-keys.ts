import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'

/**
 * Moves between the search of a picker and its rows by arrows. Enter in the search takes the first row, once the rows are those of the words:
 * who types faster than the server answers waits, and takes nothing that they did not mean.
 */
export function useRowKeys(place: RefObject<HTMLElement | null>, isSettled: boolean) {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    if (!isWanted || !isSettled) return
    setIsWanted(false)
    place.current?.querySelector<HTMLElement>('li button, li input')?.click()
  }, [isWanted, isSettled, place])

  const rows = () => [...(place.current?.querySelectorAll<HTMLElement>('li button, li input') ?? [])]
  return {
    ofSearch(event: KeyboardEvent) {
      if (event.key === 'ArrowDown') {
        event.preventDefault()
        rows()[0]?.focus()
      } else if (event.key === 'Enter') {
        event.preventDefault()
        setIsWanted(true)
      }
    },
    ofRows(event: KeyboardEvent<HTMLElement>) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (!step) return
      event.preventDefault()
      const all = rows()
      const to = all.indexOf(document.activeElement as HTMLElement) + step
      if (to >= 0) all[to]?.focus()
      else place.current?.parentElement?.querySelector<HTMLElement>('input[type="search"]')?.focus()
    },
  }
}
