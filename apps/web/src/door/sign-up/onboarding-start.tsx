import { useEffect } from 'react'
import { entryPaths as paths } from '../../entry-paths'
import { landingPath } from '../../lib/area'
import { loadPage } from '../../lib/load-page'
import { currentSession } from '../../lib/session'

/** A visitor begins with the first question, a member goes on where the onboarding stands (product.md, Onboarding). */
export default function OnboardingStart() {
  useEffect(() => {
    const session = currentSession()
    void loadPage(session ? landingPath(session) : paths.company.beforeSignUp[0])
  }, [])
  return null
}
