import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isCommand } from '../../lib/keys/page-keys'
import type { Section } from './menus'
import { noteRecent } from './recents'

// Whoever thinks about the second letter for longer begins anew.
const letterMs = 1_500

/** Listens for the letters that go to a section, and keeps what is left for the palette. */
export default function AreaLater({ menu }: { menu: Section[] }) {
  const router = useRouter()
  useGoKeys(menu)
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
        if (pathChanged) noteRecent(fromLocation?.pathname)
      }),
    [router],
  )
  return null
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
