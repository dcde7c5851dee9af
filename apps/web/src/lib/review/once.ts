import { type MouseEvent, useEffect } from 'react'

/** For a button that decides and goes on: the second press of a double click would meet what nobody has read. */
export const once = (run: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) run()
}

/** The same for Enter: whoever leans on it decides one thing. */
export function useOneEnter() {
  useEffect(() => {
    const stopRepeat = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.repeat) event.preventDefault()
    }
    addEventListener('keydown', stopRepeat, { capture: true })
    return () => removeEventListener('keydown', stopRepeat, { capture: true })
  }, [])
}
