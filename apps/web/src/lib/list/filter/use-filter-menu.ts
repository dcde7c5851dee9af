import { useCallback, useRef, useState } from 'react'
import { useLateMenu } from '../../late/use-late-menu'

// Most who open a list do not narrow it: its filters come with the first press.
const loadMenu = () => import('./filter-menu')

/** The menu of a list's filters, opened at their names or at the values of one. */
export function useFilterMenu() {
  const { open, ...late } = useLateMenu(loadMenu, 'menu')
  const [name, choose] = useState<string>()
  const latest = useRef(open)
  latest.current = open
  const openAt = useCallback((one?: string) => {
    choose(one)
    latest.current()
  }, [])
  return { ...late, name, choose, open: openAt }
}
