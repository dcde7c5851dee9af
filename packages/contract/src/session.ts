import * as z from 'zod'
import { email } from './field/email.ts'
import { adminPassword, companyPassword } from './field/password.ts'
import { access, roles } from './wire/access.ts'
import { endpoint } from './wire/endpoint.ts'
import { languages } from './wire/language.ts'
import { recordId } from './wire/record.ts'

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
    .object({ _id: recordId, name: z.string(), plan: z.string(), currentOnBoardingStep: z.int() })
    .nullable(),
})
export type SessionUser = z.infer<typeof SessionUser>

/** What a sign-in and a sign-up answer. */
export const SignedIn = z.object({
  success: z.literal(true),
  message: z.string(),
  token: z.string(),
  roles: z.array(z.enum(roles)),
  user: SessionUser,
})
export type SignedIn = z.infer<typeof SignedIn>

const place = (path: `/${string}`, summary: string) => ({ path, summary, tag: 'session' })
// A sign-in body is bounded, not judged: a password that breaks the rules is simply wrong, and says nothing about the account.
const credentials = z.object({
  email: z.string().max(254),
  password: z.string().max(256),
  /** What the person reads the product in: letters come in it from now on. */
  language: z.enum(languages).optional(),
})

export const session = {
  adminSignIn: endpoint('POST', place('/admin/sign-in', 'Sign in as an administrator'), { access: 'anyone' })
    .input(credentials)
    .output(SignedIn),
  companySignIn: endpoint('POST', place('/company/sign-in', "Sign in as a company's member"), { access: 'anyone' })
    .input(credentials)
    .output(SignedIn),
  candidateSignIn: endpoint('POST', place('/candidate/sign-in', 'Sign in as a candidate or student'), {
    access: 'anyone',
  })
    .input(credentials)
    .output(SignedIn),
  signOut: endpoint('POST', place('/auth/sign-out', 'End this session'), {
    access: access.signedIn,
    beforeVerification: true,
  })
    .input(z.object({}).prefault({}))
    .output(z.object({ success: z.literal(true), message: z.string() })),
  chooseLanguage: endpoint(
    'PUT',
    place('/auth/language', 'Choose the language of the letters that the signed-in person gets'),
    { access: access.signedIn, beforeVerification: true },
  )
    .input(z.object({ language: z.enum(languages) }))
    .output(z.object({ success: z.literal(true), message: z.string() })),
  me: endpoint('GET', place('/auth/me', 'The signed-in person'), { access: access.signedIn, beforeVerification: true })
    .input(z.object({}).prefault({}))
    .output(z.object({ success: z.literal(true), roles: z.array(z.enum(roles)), user: SessionUser })),
}
