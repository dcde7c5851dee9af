import { useEffect, useRef } from 'react'
import { useSearchText } from '../page/use-search-text'

/** Leads to a part of a record's page that the address names, `?show=plan`: it is focused as soon as it is drawn. */
export function useShownPlace(place: string | undefined) {
  const element = useRef<HTMLElement>(null)
  const isWanted = useSearchText('show') === place && place !== undefined
  useEffect(() => {
    const { current } = element
    if (!isWanted || !current) return
    // Parts of a page wait for each other, hidden.
    const seen = new ResizeObserver(() => {
      if (current.offsetParent === null) return
      seen.disconnect()
      current.focus()
      current.scrollIntoView({ block: 'start' })
    })
    seen.observe(current)
    return () => seen.disconnect()
  }, [isWanted])
  return element
}
