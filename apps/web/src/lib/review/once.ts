import type { MouseEvent } from 'react'

/** For a button that decides and goes on: the second press of a double click would meet what nobody has read. */
export const once = (run: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) run()
}
