import { Suspense, useEffect, useState } from 'react'
import { isCommand, isDialogOpen } from '../../lib/keys/page-keys'
import { late } from '../../lib/late/late'
import type { Area } from '../../lib/session/area'
import type { Section } from './menus'

const CommandPalette = late(() => import('./command-palette'))
// No page waits for it, and what is pressed before it has come does nothing.
const AreaLater = late(() => import('./area-later'), 'optional')
const KeysDialog = late(() => import('./keys-dialog'))

interface AreaKeysProps {
  area: Area
  menu: Section[]
  isSearching: boolean
  setIsSearching: (isSearching: boolean) => void
}

/** Ctrl or ⌘ K searches and commands, ? shows the keys (look.md), G and a letter go. Dialogs load when first asked for. */
export function AreaKeys({ area, menu, isSearching, setIsSearching }: AreaKeysProps) {
  const [isHelping, setIsHelping] = useState(false)

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        if (!isDialogOpen()) setIsSearching(true)
      } else if (event.key === '?' && isCommand(event)) setIsHelping(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [setIsSearching])

  return (
    <Suspense>
      <AreaLater menu={menu} />
      {isSearching && <CommandPalette area={area} menu={menu} close={() => setIsSearching(false)} />}
      {isHelping && <KeysDialog menu={menu} close={() => setIsHelping(false)} />}
    </Suspense>
  )
}
