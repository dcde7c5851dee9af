import type { Target } from './record-kinds'

const keptMax = 6
const record = /\/view-[\w-]+\/[^/]+$/

// In memory: whoever signs in next loads the page anew, and finds nothing of who was here before.
let kept: readonly Target[] = []

/** Notes the record that is being left, by the title that its page still shows. */
export function noteRecent(pathname: string | undefined): void {
  const label = document.querySelector('main h1')?.textContent.trim()
  if (!pathname || !label || !record.test(pathname)) return
  const [hint = ''] = document.title.split(' · ')
  kept = [{ to: pathname, label, hint }, ...kept.filter(({ to }) => to !== pathname)].slice(0, keptMax)
}

/** Records that were open, the last first, without the one that stands. */
export const recents = (): Target[] => kept.filter(({ to }) => to !== location.pathname)
