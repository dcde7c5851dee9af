let isPressed = false
let waiting: (() => void)[] = []

const isListOpen = () =>
  [...document.querySelectorAll('[role="listbox"], [role="menu"]')].some((list) => list.checkVisibility())

// A list closes by an attribute or by leaving the page, whoever draws it.
const closing = typeof document === 'undefined' ? undefined : new MutationObserver(() => release())

function release(): void {
  if (isPressed || isListOpen()) return
  closing?.disconnect()
  const works = waiting
  waiting = []
  for (const work of works) work()
}

if (typeof document !== 'undefined') {
  addEventListener('mousedown', () => (isPressed = true), true)
  for (const end of ['mouseup', 'dragend']) {
    addEventListener(
      end,
      () => {
        isPressed = false
        // After the click, which follows the release.
        setTimeout(release)
      },
      true,
    )
  }
}

/**
 * Does what may move the page once the pointer is up and no list of options is open: what a person is pressing, or about to choose, must
 * not move away before the click. A press is what makes a field lose the focus, and so show its fault.
 */
export function afterPress(work: () => void): void {
  waiting.push(work)
  closing?.observe(document.body, { subtree: true, childList: true, attributes: true })
  release()
}
