import type { SecondStepAsked, SignedIn } from '@corridor/contract/people/session/shapes'
import { currentLanguage } from '../language/i18n'
import { accountClient as client } from './account-client'
import type { Area } from './area'

interface Credentials {
  email: string
  password: string
}

// Letters come in the language that the person reads.
const withLanguage = (credentials: Credentials) => ({ ...credentials, language: currentLanguage() })

/** The sign-in call of each area. If the account has two-factor, its answer is a challenge and no session. */
export const signIn: Record<Area, (credentials: Credentials) => Promise<SignedIn | SecondStepAsked>> = {
  admin: (credentials) => client.session.adminSignIn(withLanguage(credentials)),
  company: (credentials) => client.session.companySignIn(withLanguage(credentials)),
  candidate: (credentials) => client.session.candidateSignIn(withLanguage(credentials)),
}

/** Ends a sign-in with a code of the authenticator app, or a recovery code. */
export const takeSecondStep = (challenge: string, code: string) =>
  client.session.secondStep({ challenge, code, language: currentLanguage() })
