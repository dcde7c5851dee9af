import { useEffect } from 'react'
import { isDialogOpen } from './page-keys'

/** Keys that mean something while somebody types. */
type TypingKey = 'F8' | 'Control+Enter'

/** Listens to them wherever the focus is, but not under a dialog. */
export function useTypingKeys(keys: Partial<Record<TypingKey, () => void>>) {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const run = keys[nameOf(event)]
      if (!run || event.repeat || isDialogOpen()) return
      event.preventDefault()
      run()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [keys])
}

const nameOf = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  (key === 'Enter' && (ctrlKey || metaKey) ? 'Control+Enter' : key) as TypingKey
