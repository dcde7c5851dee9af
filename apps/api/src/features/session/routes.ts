import type { Language } from '@corridor/contract/wire/language'
import { api, type RequestContext, signedIn } from '../../http/api.ts'
import { type Area, loadSession, rolesOf, toSessionUser } from '../../http/session/caller.ts'
import { chooseLanguage } from '../../http/session/language.ts'
import { signIn, signOut } from '../../http/session/sign-in.ts'

export const sessionRoutes = {
  adminSignIn: api.session.adminSignIn.handler(signInTo('admin')),
  companySignIn: api.session.companySignIn.handler(signInTo('company')),
  candidateSignIn: api.session.candidateSignIn.handler(signInTo('candidate')),
  signOut: api.session.signOut.handler(signedIn(signOut)),
  chooseLanguage: api.session.chooseLanguage.handler(signedIn(chooseLanguage)),
  me: api.session.me.handler(
    signedIn(async ({ db, caller }) => {
      const row = await loadSession(db, caller.sessionId)
      return { success: true as const, roles: rolesOf(row), user: toSessionUser(row) }
    }),
  ),
}

interface Credentials {
  email: string
  password: string
  language?: Language | undefined
}

function signInTo(area: Area) {
  return async ({ context, input }: { context: RequestContext; input: Credentials }) => {
    const { address, userAgent, requestId } = context
    const { token, session } = await signIn(context.db, context.limits, {
      ...input,
      area,
      address,
      userAgent,
      requestId,
    })
    return {
      success: true as const,
      message: 'Sign in successful',
      token,
      roles: rolesOf(session),
      user: toSessionUser(session),
    }
  }
}
