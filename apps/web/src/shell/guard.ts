import { redirect } from '@tanstack/react-router'
import { toast } from '../lib/feedback/toast'
import { t } from '../lib/language/i18n'
import { loadPage } from '../lib/page/load-page'
import {
  type Area,
  areaOf,
  homeArea,
  isArea,
  landingPath,
  mayEnter,
  mustOnboard,
  signInPath,
} from '../lib/session/area'
import { rememberReturnPath } from '../lib/session/return-path'
import { currentSession, lastArea } from '../lib/session/session'
import { signInWarning } from '../lib/session/sign-in-warning'
import { paths } from '../paths'

interface Visit {
  location: { href: string; pathname: string }
  preload: boolean
}

/** The guard of an area before it opens: a session, remembered path without one, and a role that may enter (spec 1 §2, §6). */
export const guardArea =
  (area: Area) =>
  ({ location, preload }: Visit) => {
    // Sign-in pages stand beside the area, at the door; an unknown one is nobody's, which the server says.
    if (areaOf(location.pathname) !== area) return preload ? undefined : loadPage(location.href)
    const session = currentSession()
    if (!session) throw toSignIn(area, { location, preload })
    if (!mayEnter(area, session.roles)) throw redirect({ to: paths.error.forbidden })
    // Nothing of an area answers before.
    if (area !== 'admin' && !session.user.isEmailVerified) throw redirect({ href: landingPath(session), replace: true })
    if (area === 'company' && mustOnboard(session) && !location.pathname.startsWith(`${paths.company.onboarding}/`)) {
      throw redirect({ to: landingPath(session), replace: true })
    }
  }

/** The guard of one's own account: a session of any area, with a verified address. It opens before the onboarding is complete. */
export function guardAccount(visit: Visit) {
  const session = currentSession()
  const last = lastArea()
  if (!session) throw toSignIn(isArea(last) ? last : 'company', visit)
  if (homeArea(session.roles) !== 'admin' && !session.user.isEmailVerified)
    throw redirect({ href: landingPath(session), replace: true })
}

function toSignIn(area: Area, { location, preload }: Visit) {
  if (!preload) {
    rememberReturnPath(location.href)
    toast.warning(t(signInWarning(location.pathname)))
  }
  return redirect({ to: signInPath(area), replace: true })
}
