let isPressed = false
let waiting: (() => void)[] = []

const release = () => {
  isPressed = false
  const works = waiting
  waiting = []
  // After the click, which follows the release.
  setTimeout(() => {
    for (const work of works) work()
  })
}

if (typeof document !== 'undefined') {
  addEventListener('mousedown', () => (isPressed = true), true)
  for (const end of ['mouseup', 'dragend']) addEventListener(end, release, true)
}

/**
 * Does what may move the page once the pointer is up: what a person is pressing must not move away before the click. A press is what
 * makes a field lose the focus, and so show its fault.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work)
  else work()
}
