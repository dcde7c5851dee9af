import { useState } from 'react'

const key = 'plansLook'
export type Look = 'card' | 'list'

/** Cards or a list, as this browser showed the plans last. */
export function useLook(): [Look, (look: Look) => void] {
  const [look, setLook] = useState<Look>(localStorage.getItem(key) === 'list' ? 'list' : 'card')
  return [
    look,
    (next) => {
      localStorage.setItem(key, next)
      setLook(next)
    },
  ]
}
