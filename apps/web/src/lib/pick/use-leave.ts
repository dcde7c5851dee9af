import { useState } from 'react'

/** The element that had the focus when a dialog opened, to give it back: the button itself, or the button of the menu that the choice was made in. */
function useOpener(): () => void {
  const [opener] = useState(() => {
    const menu = document.activeElement?.closest('[role="menu"]')
    return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : document.activeElement
  })
  return () => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  }
}

/** Closes a dialog and gives the focus back to what opened it, once the dialog is gone. */
export function useLeave(close: () => void): () => void {
  const returnFocus = useOpener()
  return () => {
    close()
    requestAnimationFrame(returnFocus)
  }
}
