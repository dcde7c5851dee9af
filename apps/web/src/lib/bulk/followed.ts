import { useSyncExternalStore } from 'react'

const storageKey = 'bulk'
const listeners = new Set<() => void>()
let followed = read()

// A reload must not lose sight of what goes on; another tab has its own.
function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

function publish(next: readonly string[]) {
  followed = next
  sessionStorage.setItem(storageKey, JSON.stringify(next))
  for (const listener of listeners) listener()
}

/** Shows how far an action on many records is, on whatever page, until it is closed. */
export const followBulk = (id: string) => publish([...followed.filter((other) => other !== id), id])

export const forgetBulk = (id: string) => publish(followed.filter((other) => other !== id))

/** The ids of the actions to show; the host is the only caller. */
export const useFollowed = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => followed,
  )
