import type { Language } from '@corridor/contract/wire/language'
import { api, asPerson, type RequestContext, visited } from '../../../http/api.ts'
import { type Area, loadSessionUser, rolesOf, toSessionUser } from '../../../http/session/caller.ts'
import { chooseLanguage } from '../../../http/session/language.ts'
import { listSessions, revokeOtherSessions, revokeSession } from '../../../http/session/own-sessions.ts'
import { signIn, signOut } from '../../../http/session/sign-in.ts'
import { toSignedIn } from '../../../http/session/signed-in.ts'
import { takeSecondStep } from './second-step.ts'

export const sessionRoutes = {
  adminSignIn: api.session.adminSignIn.handler(signInTo('admin')),
  companySignIn: api.session.companySignIn.handler(signInTo('company')),
  candidateSignIn: api.session.candidateSignIn.handler(signInTo('candidate')),
  secondStep: api.session.secondStep.handler(visited('second-step', takeSecondStep)),
  signOut: api.session.signOut.handler(asPerson(signOut)),
  chooseLanguage: api.session.chooseLanguage.handler(asPerson(chooseLanguage)),
  me: api.session.me.handler(
    asPerson(async ({ db, caller }) => {
      const row = await loadSessionUser(db, { id: caller.sessionId })
      return { success: true as const, roles: rolesOf(row), user: toSessionUser(row) }
    }),
  ),
  list: api.session.list.handler(asPerson(listSessions)),
  revoke: api.session.revoke.handler(asPerson(revokeSession)),
  revokeOthers: api.session.revokeOthers.handler(asPerson(revokeOtherSessions)),
}

interface Credentials {
  email: string
  password: string
  language?: Language | undefined
}

function signInTo(area: Area) {
  return async ({ context, input }: { context: RequestContext; input: Credentials }) => {
    const { address, userAgent, requestId, device } = context
    const outcome = await signIn(context.db, context.platform.fields, context.limits, {
      ...input,
      area,
      address,
      device,
      userAgent,
      requestId,
    })
    if ('token' in outcome) return toSignedIn(context, outcome.token, 'Sign in successful')
    return { success: true as const, message: 'Enter the code of your authenticator app', ...outcome }
  }
}
