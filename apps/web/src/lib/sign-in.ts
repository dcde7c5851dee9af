import type { SignedIn } from '@corridor/contract/session'
import type { Area } from './area'
import { client } from './client'

interface Credentials {
  email: string
  password: string
}

/** The sign-in call of each area. */
export const signIn: Record<Area, (credentials: Credentials) => Promise<SignedIn>> = {
  admin: (credentials) => client.session.adminSignIn(credentials),
  company: (credentials) => client.session.companySignIn(credentials),
  candidate: (credentials) => client.session.candidateSignIn(credentials),
}
