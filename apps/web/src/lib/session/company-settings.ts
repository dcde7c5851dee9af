import type { CompanySettings } from '@corridor/contract/format/settings'

type Known = CompanySettings | null

const listeners = new Set<() => void>()
let known: Known = null

/** Settings of the company that is worked in; null for administrators, visitors, and people of a company that chose nothing. */
export const companySettings = (): Known => known

/** The session says what its company chose; whoever listens hears if that is new. */
export function keepCompanySettings(next: Known) {
  const isSame = JSON.stringify(next) === JSON.stringify(known)
  known = next
  if (!isSame) for (const listener of listeners) listener()
}

/** Runs whenever the settings are others than before. */
export const onCompanySettings = (listener: () => void) => listeners.add(listener)
