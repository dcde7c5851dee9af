import { accountClient as client } from './account-client'
import { clearSession, currentSession } from './session'

/** Ends the session on the server and forgets it here, in this order; here also when the server cannot be reached. */
export async function signOut() {
  if (!currentSession()) return
  try {
    await client.session.signOut()
  } finally {
    clearSession()
  }
}
