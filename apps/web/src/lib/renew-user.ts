import { client } from './client'
import { currentSession, startSession } from './session'

/** Asks anew who is signed in, so that every page knows what changed of their company: its step, its plan. */
export async function renewUser(): Promise<void> {
  const session = currentSession()
  const { roles, user } = await client.session.me({})
  if (session && currentSession()?.token === session.token) startSession({ token: session.token, roles, user })
}
