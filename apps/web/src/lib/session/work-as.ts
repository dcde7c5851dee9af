import type { Role } from '@corridor/contract/wire/access'
import { useSyncExternalStore } from 'react'

/** The two dashboards that the role switcher offers (spec 1 §2). */
export type WorkAs = 'recruiter' | 'bench-marketer'

const key = 'workAs'
const listeners = new Set<() => void>()

const chosen = () => localStorage.getItem(key)

export function chooseWorkAs(workAs: WorkAs) {
  localStorage.setItem(key, workAs)
  for (const listener of listeners) listener()
}

/** The remembered choice, else what the person's role suggests. */
export function useWorkAs(roles: readonly Role[]): WorkAs {
  const kept = useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, chosen)
  if (kept === 'recruiter' || kept === 'bench-marketer') return kept
  return roles.includes('bench-sales') ? 'bench-marketer' : 'recruiter'
}
