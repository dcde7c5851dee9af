import type { SignedIn } from '@corridor/contract/session'
import type { Area } from './area'
import { client } from './client'
import { currentLanguage } from './i18n'

interface Credentials {
  email: string
  password: string
}

// Letters come in the language that the person reads.
const withLanguage = (credentials: Credentials) => ({ ...credentials, language: currentLanguage() })

/** The sign-in call of each area. */
export const signIn: Record<Area, (credentials: Credentials) => Promise<SignedIn>> = {
  admin: (credentials) => client.session.adminSignIn(withLanguage(credentials)),
  company: (credentials) => client.session.companySignIn(withLanguage(credentials)),
  candidate: (credentials) => client.session.candidateSignIn(withLanguage(credentials)),
}
