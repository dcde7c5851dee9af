import { createFileRoute, redirect } from '@tanstack/react-router'
import { landingPath } from '../../../lib/area'
import { currentSession } from '../../../lib/session'
import { paths } from '../../../paths'

/** A visitor begins with the first question, a member goes on where the onboarding stands (product.md, Onboarding). */
export const Route = createFileRoute('/_public/company/onboarding')({
  beforeLoad: () => {
    const session = currentSession()
    throw redirect({ href: session ? landingPath(session) : paths.company.beforeSignUp[0], replace: true })
  },
})
