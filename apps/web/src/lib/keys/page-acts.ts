import type { PageKey } from './page-keys'

/** One thing that can be done on the page that stands, translated. */
export interface PageAct {
  label: string
  /** The key that does it too. */
  hint: string
  run: () => void
}

/** The buttons and links of a page that stand in a place marked `data-acts`: its header, its band, its selection bar. Menus stay where they are. */
export function pageActs(keys: readonly PageKey[], t: (key: string) => string): PageAct[] {
  const places = document.querySelectorAll<HTMLElement>('main [data-acts]')
  const shown = [...places].flatMap((place) =>
    [...place.querySelectorAll<HTMLElement>('a[href], button:enabled:not([aria-haspopup])')].flatMap((one) =>
      one.checkVisibility() ? [{ label: nameOf(one), hint: '', run: () => one.click() }] : [],
    ),
  )
  const ofKeys = keys.flatMap(({ key, label, run }) =>
    label && /^[\p{L}\p{N}]$/u.test(key) ? [{ label: t(label), hint: key.toUpperCase(), run }] : [],
  )
  // A button often has a key: it is named once, with the key beside it.
  return [...Map.groupBy([...ofKeys, ...shown], ({ label }) => label).values()].flatMap(([first]) =>
    first?.label ? [first] : [],
  )
}

function nameOf(element: HTMLElement): string {
  if (element.ariaLabel) return element.ariaLabel
  const copy = element.cloneNode(true) as HTMLElement
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
  return copy.textContent.trim()
}
