import { type RefObject, useEffect, useState } from 'react'

/** Moves focus to the first invalid input, once its message is drawn. */
export function useFocusInvalid(form: RefObject<HTMLFormElement | null>) {
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts, form])
  return () => setAttempts((before) => before + 1)
}
