import type { Access } from '@corridor/contract/wire/access'
import { mayCall } from '@corridor/contract/wire/access'
import { useSyncExternalStore } from 'react'
import { keepCompanySettings } from './company-settings'
import { type Session, sessionKey, storedSession } from './stored-session'

export type { Session }

const emailKey = 'rememberedEmail'
const areaKey = 'lastArea'
const listeners = new Set<() => void>()

const settingsOf = (one: Session | undefined) => one?.user.companyInfo?.settings ?? null

let session = storedSession()
let ended: Session | undefined
keepCompanySettings(settingsOf(session))

addEventListener('storage', (event) => {
  if (event.key !== sessionKey && event.key !== null) return
  ended = undefined
  publish(storedSession())
})

function publish(next: Session | undefined) {
  session = next
  keepCompanySettings(settingsOf(next))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The signed-in person, or undefined. Outside of React; inside, `useSession`. */
export const currentSession = () => session

/** The signed-in person, or undefined; follows sign-in and sign-out in this and in other tabs. */
export const useSession = () => useSyncExternalStore(subscribe, currentSession)

/** The session that the server has just refused, until someone signs in again or leaves. */
export const useEndedSession = () => useSyncExternalStore(subscribe, () => ended)

/** True if the signed-in person may call an endpoint: `useMay(access.hotlists.manage)` decides whether a button shows. */
export function useMay(rule: Access): boolean {
  const own = useSession()
  return mayCall(rule, own?.roles ?? [])
}

/** Keeps a session under the local-storage key `user` (spec 1 §3) and tells every tab. */
export function startSession({ token, roles, user }: Session) {
  ended = undefined
  localStorage.setItem(sessionKey, JSON.stringify({ token, roles, user }))
  publish({ token, roles, user })
}

/** Forgets the session in this browser. The call that ends it on the server is `session.signOut`. */
export function clearSession() {
  ended = undefined
  localStorage.removeItem(sessionKey)
  publish(undefined)
}

/** The server refused this token: the shell asks to sign in again, over a form that would be lost or on the sign-in page. */
export function endSession(token: string) {
  if (session?.token !== token || ended) return
  ended = session
  publish(session)
}

/** The area in which somebody signed in last in this browser: whoever follows a link to their account without a session signs in there again. */
export const lastArea = () => localStorage.getItem(areaKey)
export const rememberArea = (area: string) => localStorage.setItem(areaKey, area)

export const rememberedEmail = () => localStorage.getItem(emailKey) ?? ''

/** Remember me keeps the e-mail address, never the session (product.md, Without a token). */
export function rememberEmail(email: string | undefined) {
  if (email) localStorage.setItem(emailKey, email)
  else localStorage.removeItem(emailKey)
}
