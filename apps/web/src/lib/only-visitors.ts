import { redirect } from '@tanstack/react-router'
import { landingPath } from './area'
import { currentSession } from './session'

/** `beforeLoad` of a page for people who have no account yet: whoever is signed in goes where they belong. */
export function onlyVisitors() {
  const session = currentSession()
  if (session) throw redirect({ href: landingPath(session), replace: true })
}
