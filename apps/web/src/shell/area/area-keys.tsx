import { useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { isCommand, isDialogOpen } from '../../lib/keys/page-keys'
import { late } from '../../lib/late/late'
import type { Area } from '../../lib/session/area'
import type { Section } from './menus'

const CommandPalette = late(() => import('./command-palette'))
const KeysDialog = late(() => import('./keys-dialog'))

interface AreaKeysProps {
  area: Area
  menu: Section[]
  isSearching: boolean
  setIsSearching: (isSearching: boolean) => void
}

// Whoever thinks about the second letter for longer begins anew.
const letterMs = 1_500

/** Ctrl or ⌘ K searches and commands, ? shows the keys (look.md), G and a letter go. Dialogs load when first asked for. */
export function AreaKeys({ area, menu, isSearching, setIsSearching }: AreaKeysProps) {
  const [isHelping, setIsHelping] = useState(false)
  useGoKeys(menu)

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
      {isSearching && <CommandPalette area={area} menu={menu} close={() => setIsSearching(false)} />}
      {isHelping && <KeysDialog menu={menu} close={() => setIsHelping(false)} />}
    </Suspense>
  )
}

/** G, then the letter of a section. The letter means nothing else then: a page's own key with it waits. */
function useGoKeys(menu: Section[]) {
  const navigate = useNavigate()
  const until = useRef(0)
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!isCommand(event) || event.repeat) return
      const isSecond = event.timeStamp < until.current
      until.current = event.key === 'g' && !isSecond ? event.timeStamp + letterMs : 0
      const section = isSecond && menu.find(({ key }) => key === event.key)
      if (!section) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void navigate({ to: section.links[0]?.to ?? section.base })
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [menu, navigate])
}
