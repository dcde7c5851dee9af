import { keepToasts } from '../feedback/toast'

// The page is on its way out: whoever awaits this does nothing more on it.
const gone = new Promise<never>(() => {})

/** Opens a page of another way in, in the place of this one; what was just said in passing is said there. Never resolves. */
export function loadPage(href: string): Promise<never> {
  keepToasts()
  location.replace(href)
  return gone
}

/** As `loadPage`, with this page left to go back to. */
export function openPage(href: string): Promise<never> {
  keepToasts()
  location.assign(href)
  return gone
}
