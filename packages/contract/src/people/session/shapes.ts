import * as z from 'zod'
import { CompanySettings } from '../../field/company-settings.ts'
import { email } from '../../field/email.ts'
import { adminPassword, companyPassword } from '../../field/password.ts'
import { secondFactor } from '../../field/second-factor.ts'
import { access, roles } from '../../wire/access.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { languages } from '../../wire/language.ts'
import { moment, recordId } from '../../wire/record.ts'

export const AdminSignIn = z.object({ email, password: adminPassword })
export const CompanySignIn = z.object({ email, password: companyPassword })

/** The signed-in person as pages know them. `description` is shown as the role (spec 2 §3). */
export const SessionUser = z.object({
  _id: recordId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  description: z.string(),
  isEmailVerified: z.boolean(),
  isOnBoardingCompleted: z.boolean(),
  onboardingCompleted: z.boolean(),
  companyInfo: z
    .object({
      _id: recordId,
      name: z.string(),
      plan: z.string(),
      currentOnBoardingStep: z.int(),
      /** Settings by which all pages of the company write dates, names and money; null if it chose nothing yet. */
      settings: CompanySettings.nullable(),
    })
    .nullable(),
})
export type SessionUser = z.infer<typeof SessionUser>

/** Answer of a sign-in and a sign-up. */
export const SignedIn = z.object({
  success: z.literal(true),
  message: z.string(),
  token: z.string(),
  roles: z.array(z.enum(roles)),
  user: SessionUser,
})
export type SignedIn = z.infer<typeof SignedIn>

/** Answer to the right password if the account signs in with a code too: no session yet. */
export const SecondStepAsked = z.object({
  success: z.literal(true),
  message: z.string(),
  secondStep: z.object({
    /** Goes with the code to `/auth/second-step`, once. */
    challenge: z.string(),
    expireDate: moment,
  }),
})
export type SecondStepAsked = z.infer<typeof SecondStepAsked>

const SignInAnswer = z.union([SignedIn, SecondStepAsked])
export const SecondStep = z.object({ code: secondFactor })

/** One of the caller's own live sessions. */
export const OwnSession = z.object({
  _id: recordId,
  /** Moment of the sign-in. */
  createDate: moment,
  /** Exact to a minute. */
  lastUseDate: moment,
  area: z.enum(['admin', 'company', 'candidate']),
  /** 'Firefox, Windows'; empty if the browser does not tell. */
  device: z.string(),
  /** Address that it was signed in from; null if that is not known. */
  address: z.string().nullable(),
  isCurrent: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

const place = (path: `/${string}`, summary: string) => ({ path, summary, tag: 'session' })
// A sign-in body is bounded, not judged: a password that breaks the rules is simply wrong, and says nothing about the account.
const credentials = z.object({
  email: z.string().max(254),
  password: z.string().max(256),
  /** Language in which the person reads the product: letters come in it from now on. */
  language: z.enum(languages).optional(),
})

const done = z.object({ success: z.literal(true), message: z.string() })
const ownMeta = { access: access.signedIn, beforeOnboarding: true }

export const session = {
  adminSignIn: endpoint('POST', place('/admin/sign-in', 'Sign in as an administrator'), { access: 'anyone' })
    .input(credentials)
    .output(SignInAnswer),
  companySignIn: endpoint('POST', place('/company/sign-in', "Sign in as a company's member"), { access: 'anyone' })
    .input(credentials)
    .output(SignInAnswer),
  candidateSignIn: endpoint('POST', place('/candidate/sign-in', 'Sign in as a candidate or student'), {
    access: 'anyone',
  })
    .input(credentials)
    .output(SignInAnswer),
  secondStep: endpoint('POST', place('/auth/second-step', 'End a sign-in with a code of the app, or a recovery code'), {
    access: 'anyone',
  })
    .input(SecondStep.extend({ challenge: z.string().max(100), language: z.enum(languages).optional() }))
    .output(SignedIn),
  signOut: endpoint('POST', place('/auth/sign-out', 'End this session'), {
    access: access.signedIn,
    beforeVerification: true,
  })
    .input(z.object({}).prefault({}))
    .output(done),
  chooseLanguage: endpoint(
    'PUT',
    place('/auth/language', 'Choose the language of the letters that the signed-in person gets'),
    { access: access.signedIn, beforeVerification: true },
  )
    .input(z.object({ language: z.enum(languages) }))
    .output(done),
  me: endpoint('GET', place('/auth/me', 'The signed-in person'), { access: access.signedIn, beforeVerification: true })
    .input(z.object({}).prefault({}))
    .output(z.object({ success: z.literal(true), roles: z.array(z.enum(roles)), user: SessionUser })),
  /** All at once, newest first: nobody has so many that they need pages. */
  list: endpoint('POST', place('/session/list', "The signed-in person's own live sessions"), ownMeta)
    .input(z.object({}).prefault({}))
    .output(z.object({ success: z.literal(true), data: z.array(OwnSession), totalDocs: z.int() })),
  revoke: endpoint('DELETE', place('/session/revoke/{id}', 'End a session of the signed-in person'), {
    ...ownMeta,
    record: { kind: 'session', field: 'id' },
  })
    .input(z.object({ id: recordId }))
    .output(done),
  revokeOthers: endpoint('POST', place('/session/revoke-others', 'End every session but this one'), ownMeta)
    .input(z.object({}).prefault({}))
    .output(done.extend({ ended: z.int() })),
}
