import type { Contract } from '@corridor/contract'
import type { ContractRouterClient } from '@orpc/contract'
import { call } from '../call/call'
import { needErrorTexts } from '../language/i18n'
import { storedSession } from './stored-session'

type Client = ContractRouterClient<Contract>
type Call = (input: never) => Promise<unknown>

// The contract judges the answer on the server; here its type is taken from there.
const calling =
  <Of extends Call>(path: string, method: 'GET' | 'POST' | 'PUT' = 'POST') =>
  async (input?: Parameters<Of>[0]): Promise<Awaited<ReturnType<Of>>> => {
    try {
      const answer = await call(method, path, method === 'GET' ? undefined : (input ?? {}), {
        token: storedSession()?.token,
      })
      return answer as Awaited<ReturnType<Of>>
    } catch (error) {
      await needErrorTexts()
      throw error
    }
  }

/** The few calls that people make before they are in, without the typed client, which would outweigh these pages. */
export const accountClient = {
  account: {
    companySignUp: calling<Client['account']['companySignUp']>('/company/sign-up'),
    candidateSignUp: calling<Client['account']['candidateSignUp']>('/candidate/sign-up'),
    verifyEmail: calling<Client['account']['verifyEmail']>('/company/verify-email'),
    resendVerification: calling<Client['account']['resendVerification']>('/company/resend-verification'),
    forgotPassword: calling<Client['account']['forgotPassword']>('/auth/forgot-password'),
    resetPassword: calling<Client['account']['resetPassword']>('/auth/reset-password'),
  },
  session: {
    adminSignIn: calling<Client['session']['adminSignIn']>('/admin/sign-in'),
    companySignIn: calling<Client['session']['companySignIn']>('/company/sign-in'),
    candidateSignIn: calling<Client['session']['candidateSignIn']>('/candidate/sign-in'),
    secondStep: calling<Client['session']['secondStep']>('/auth/second-step'),
    signOut: calling<Client['session']['signOut']>('/auth/sign-out'),
    me: calling<Client['session']['me']>('/auth/me', 'GET'),
    chooseLanguage: calling<Client['session']['chooseLanguage']>('/auth/language', 'PUT'),
  },
  invitation: {
    view: calling<Client['invitation']['view']>('/invitation/view'),
    accept: calling<Client['invitation']['accept']>('/invitation/accept'),
    acceptOwn: calling<Client['invitation']['acceptOwn']>('/invitation/accept-own'),
  },
  demo: { show: calling<Client['demo']['show']>('/demo', 'GET') },
  address: { publicCountries: calling<Client['address']['publicCountries']>('/public/list-country') },
}
