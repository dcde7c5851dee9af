import type { SignedIn } from '@corridor/contract/people/session/shapes'

export type Session = Pick<SignedIn, 'token' | 'roles' | 'user'>

/** The local-storage key of the session (spec 1 §3). */
export const sessionKey = 'user'

/** The session that this browser keeps. */
export const storedSession = (): Session | undefined => parse(localStorage.getItem(sessionKey))

function parse(stored: string | null): Session | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    return isSession(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false
  const { token, roles, user } = value as Record<string, unknown>
  return typeof token === 'string' && Array.isArray(roles) && typeof user === 'object' && user !== null
}
