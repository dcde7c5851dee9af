import { type ComponentType, useEffect, useId, useState } from 'react'
import { unlessLost } from './lost'

/** Props of a menu that is loaded late: whose it is, and whether it is open. */
export interface LateMenuProps {
  id: string
  target: HTMLElement | null
  opened: boolean
  onChange: (opened: boolean) => void
}

/**
 * A menu or panel behind a button. The button stands from the start; what opens is loaded when the pointer or the focus comes near, and at
 * the latest by the press, which then opens it. `load` stands at module level.
 */
export function useLateMenu<Props extends LateMenuProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  popup: 'menu' | 'dialog' = 'menu',
) {
  const id = useId()
  const [target, setTarget] = useState<HTMLElement | null>(null)
  const [part, setPart] = useState<{ Part: ComponentType<Props> }>()
  const [isOpen, setIsOpen] = useState(false)
  // Drawn closed first, so that it knows what had the focus before it opened.
  const [opened, setOpened] = useState(false)
  useEffect(() => setOpened(isOpen && part !== undefined), [isOpen, part])

  const ahead = () => void load().catch(() => undefined)
  async function open() {
    setIsOpen(true)
    if (part) return
    const loaded = await unlessLost(load)
    if (loaded) setPart({ Part: loaded.default })
    else setIsOpen(false)
  }

  return {
    isOpen,
    open: () => void open(),
    close: () => setIsOpen(false),
    Part: part?.Part,
    menu: { id, target, opened, onChange: setIsOpen },
    target: {
      ref: setTarget,
      id: `${id}-target`,
      'aria-haspopup': popup,
      'aria-expanded': opened,
      'aria-controls': opened ? `${id}-dropdown` : undefined,
      onPointerEnter: ahead,
      onFocus: ahead,
      onClick: () => (isOpen ? setIsOpen(false) : void open()),
    },
  }
}
