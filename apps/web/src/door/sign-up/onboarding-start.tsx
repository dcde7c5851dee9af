import { useEffect } from 'react'
import { entryPaths as paths } from '../../entry-paths'
import { loadPage } from '../../lib/page/load-page'
import { landingPath } from '../../lib/session/area'
import { currentSession } from '../../lib/session/session'

/** A visitor begins with the first question, a member goes on where the onboarding stands (product.md, Onboarding). */
export default function OnboardingStart() {
  useEffect(() => {
    const session = currentSession()
    void loadPage(session ? landingPath(session) : paths.company.beforeSignUp[0])
  }, [])
  return null
}
