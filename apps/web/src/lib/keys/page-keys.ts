import { useEffect, useSyncExternalStore } from 'react'
import { isTyping } from './is-typing'

/** A key of one page, without Control or the like: shown by `?` as long as the page stands. */
export interface PageKey {
  /** As `KeyboardEvent.key` says it: 'a', '[', 'ArrowDown'. */
  key: string
  /** Its effect, for `?`. A key of the texts; without one it is not told there. */
  label?: string
  run: () => void
}

const listeners = new Set<() => void>()
const lists = new Set<readonly PageKey[]>()
let shown: readonly PageKey[] = []

function change() {
  shown = [...lists].flat()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The keys of the page that stands. */
export const useShownKeys = () => useSyncExternalStore(subscribe, () => shown)

/** True for a key that is a command: nobody types, no dialog, menu or list of options is open. */
export function isCommand(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false
  return !isShown('[role="dialog"], [role="menu"], [role="listbox"]')
}

/** True while a dialog asks for all attention: nothing else opens over it. */
export const isDialogOpen = () => isShown('[role="dialog"]')

// A list of options stays on the page, unseen, once it was opened.
const isShown = (selector: string) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility())

/** Listens to a page's keys. A key that is held down counts once: nobody decides ten things by leaning on one. */
export function usePageKeys(keys: readonly PageKey[]) {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const pressed = keys.find(({ key }) => key === event.key)
      if (!pressed || event.repeat || !isCommand(event)) return
      event.preventDefault()
      pressed.run()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [keys])

  useEffect(() => {
    lists.add(keys)
    change()
    return () => {
      lists.delete(keys)
      change()
    }
  }, [keys])
}
