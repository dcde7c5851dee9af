import { lazy, Suspense, useEffect, useState } from 'react'
import { isTyping } from '../../lib/is-typing'
import type { Section } from './menus'

const CommandPalette = lazy(() => import('./command-palette'))
const KeysDialog = lazy(() => import('./keys-dialog'))

interface AreaKeysProps {
  menu: Section[]
  isSearching: boolean
  setIsSearching: (isSearching: boolean) => void
}

/** Ctrl or ⌘ K searches and commands, ? shows the keys (look.md). Both load when first asked for. */
export function AreaKeys({ menu, isSearching, setIsSearching }: AreaKeysProps) {
  const [isHelping, setIsHelping] = useState(false)

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        setIsSearching(true)
      } else if (event.key === '?' && !isTyping(event.target)) setIsHelping(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [setIsSearching])

  return (
    <Suspense>
      {isSearching && <CommandPalette menu={menu} close={() => setIsSearching(false)} />}
      {isHelping && <KeysDialog close={() => setIsHelping(false)} />}
    </Suspense>
  )
}
