import { keepToasts } from './toast'

/** Opens a page of another way in, in the place of this one; what was just said in passing is said there. */
export function loadPage(href: string) {
  keepToasts()
  location.replace(href)
}
