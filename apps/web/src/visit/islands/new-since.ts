/** Milliseconds after which opening the page again is another visit. */
const visitMs = 1_800_000

interface Kept {
  /** People of the visits before this one, and of this one; when it was looked at last. */
  before: string[]
  shown: string[]
  at: number
}

/**
 * Marks the people who were not on a shared page at the last visit. The visitor's browser alone remembers whom it showed; nothing of it is
 * sent to anybody.
 */
export function markNew() {
  const list = document.querySelector<HTMLElement>('[data-new-since]')
  if (!list) return
  const key = `seen ${location.pathname}`
  const rows = [...list.querySelectorAll<HTMLElement>('[data-mark]')]
  const shown = rows.map(({ dataset }) => dataset.mark ?? '')
  const kept = read(key)
  const isSameVisit = kept !== undefined && Date.now() - kept.at < visitMs
  const before = isSameVisit ? kept.before : kept?.shown
  for (const row of before ? rows : []) {
    if (before?.includes(row.dataset.mark ?? '')) continue
    for (const badge of row.querySelectorAll<HTMLElement>('[data-new]')) badge.hidden = false
  }
  // The first visit shows everybody for the first time: nobody is new among them.
  localStorage.setItem(key, JSON.stringify({ before: before ?? shown, shown, at: Date.now() } satisfies Kept))
}

function read(key: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '')
    return isKept(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'before' in value &&
  Array.isArray(value.before) &&
  'shown' in value &&
  Array.isArray(value.shown) &&
  'at' in value &&
  typeof value.at === 'number'
