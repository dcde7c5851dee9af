import { type RefObject, useEffect, useRef } from 'react'

/** Takes the focus, and the sight, to what came: reading and keys go on there. Not as the page opens, unless it was `sought`. */
export function useFocusOnChange(place: RefObject<HTMLElement | null>, id: string | undefined, sought = false) {
  const shown = useRef(sought ? undefined : id)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    place.current?.focus()
  }, [place, id])
}
