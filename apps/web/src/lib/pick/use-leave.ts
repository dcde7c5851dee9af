import { useState } from 'react'

/** What had the focus when a dialog opened, to give it back: the button itself, or the button of the menu that the choice was made in. */
export function useOpener(): () => void {
  const [opener] = useState(() => {
    const menu = document.activeElement?.closest('[role="menu"]')
    return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : document.activeElement
  })
  return () => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  }
}
