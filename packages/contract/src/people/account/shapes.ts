import * as z from 'zod'
import { email } from '../../field/email.ts'
import {
  checkPersonName,
  checkPersonNameIn,
  personNameFields,
  personNameFieldsIn,
  signUpNameWords,
} from '../../field/name.ts'
import { checkConfirmation, chosenPassword } from '../../field/new-password.ts'
import { optionalPhone } from '../../field/phone.ts'
import { whoAreYouTypes } from '../../field/who-are-you.ts'
import { access } from '../../wire/access.ts'
import { endpoint, savedAnswer } from '../../wire/endpoint.ts'
import { languages } from '../../wire/language.ts'
import { recordBase } from '../../wire/record.ts'
import { SignedIn } from '../session/shapes.ts'
import { signUpRoles } from './sign-up-roles.ts'

const language = z.enum(languages).optional()
const country = (message: string) => z.string(message).trim().min(1, message).max(100)
const token = z.string().max(100)

/** Answers of a visitor before the sign-up (spec 2 §5, Onboarding step one and Who are you). */
export const StepOne = z.object({
  yourCountry: country('Your current location is required'),
  clientCountry: country('Client location is required'),
})
export const StepTwo = z.object({ type: z.enum(whoAreYouTypes, 'Type is required') })

const termsMessage = 'You must accept the terms and conditions'
const person = z.object({
  ...personNameFieldsIn(signUpNameWords),
  email,
  ...chosenPassword,
  // A literal would end the judging, and what is wrong with the names would wait for the tick.
  acceptTerms: z.boolean(termsMessage).refine((isAccepted) => isAccepted, termsMessage),
  nameConfirmed: z.boolean().default(false),
  hasOnlyOneName: z.boolean().default(false),
  language,
})
// Fields of a page beside the specification's payload; a call may leave them out, and they are judged if they are sent.
const asked = {
  acceptTerms: person.shape.acceptTerms.optional(),
  confirmPassword: person.shape.confirmPassword.optional(),
}
const sent = person.extend(asked)
const judged = <Shape extends typeof person>(shape: Shape) =>
  shape.superRefine(checkPersonNameIn(signUpNameWords)).superRefine(checkConfirmation)
const judgedSent = <Shape extends typeof sent>(shape: Shape) =>
  shape.superRefine(checkPersonNameIn(signUpNameWords)).superRefine(checkConfirmation)

/** The two forms of a sign-up, as their pages ask them; what was answered before goes along. */
export const CandidateSignUpForm = judged(person)
export const CompanySignUpForm = judged(person.extend({ signUpAs: z.enum(signUpRoles) }))
/** Inputs of the calls. */
export const CandidateSignUp = judgedSent(sent)
export const CompanySignUp = judgedSent(
  sent.extend({ signUpAs: z.enum(signUpRoles).default('recruiter'), ...StepOne.shape, ...StepTwo.shape }),
)
export type CandidateSignUp = z.infer<typeof CandidateSignUp>
export type CompanySignUp = z.infer<typeof CompanySignUp>

export const VerifyEmail = z.object({
  email: z.string('Email address is missing. Please try signing up again.').trim().max(254),
  code: z
    .string('Please enter the verification code')
    .trim()
    .min(1, 'Please enter the verification code')
    .max(64, 'Please enter the verification code'),
})
export const ForgotPassword = z.object({ email })
export const ResetPassword = z.object(chosenPassword).superRefine(checkConfirmation)
export const ChangePassword = z
  .object({
    currentPassword: z.string('Password is required').min(1, 'Password is required').max(256),
    ...chosenPassword,
  })
  .superRefine(checkConfirmation)
export type ChangePassword = z.infer<typeof ChangePassword>

/** Profile of a person, the same in every company that they are in. */
export const Profile = z.object({
  ...recordBase,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Language of the letters to them. */
  language: z.enum(languages),
})
export type Profile = z.infer<typeof Profile>

export const ProfileUpdate = z
  .object({
    ...personNameFields,
    phone: optionalPhone,
    language: z.enum(languages),
    nameConfirmed: z.boolean().default(false),
    hasOnlyOneName: z.boolean().default(false),
    version: z.int().optional(),
  })
  .superRefine(checkPersonName)
export type ProfileUpdate = z.infer<typeof ProfileUpdate>

const place = (path: `/${string}`, summary: string) => ({ path, summary, tag: 'account' })
const anyone = { access: 'anyone' } as const
const own = { access: access.signedIn, beforeOnboarding: true }
const done = z.object({ success: z.literal(true), message: z.string() })

export const account = {
  companySignUp: endpoint('POST', place('/company/sign-up', 'Make an account and its company'), anyone)
    .input(CompanySignUp)
    .output(SignedIn),
  candidateSignUp: endpoint('POST', place('/candidate/sign-up', 'Make the account of a candidate or student'), anyone)
    .input(CandidateSignUp)
    .output(SignedIn),
  verifyEmail: endpoint(
    'POST',
    place('/company/verify-email', 'Prove an e-mail address by the code sent to it'),
    anyone,
  )
    // Accepted and ignored: only the server compares (product.md, Wire names).
    .input(VerifyEmail.extend({ bypassCode: z.unknown().optional() }))
    .output(done.extend({ currentOnBoardingStep: z.int().optional() })),
  resendVerification: endpoint('POST', place('/company/resend-verification', 'Send a new verification code'), anyone)
    .input(z.object({ email }))
    .output(done),
  forgotPassword: endpoint('POST', place('/auth/forgot-password', 'Send a link to a new password'), anyone)
    .input(ForgotPassword)
    .output(done),
  resetPassword: endpoint('POST', place('/auth/reset-password', 'Set a new password by the link that was sent'), anyone)
    .input(z.object({ token, ...chosenPassword }).superRefine(checkConfirmation))
    .output(done.extend({ area: z.enum(['admin', 'company', 'candidate']) })),
  profile: endpoint('GET', place('/account/profile', "The signed-in person's profile"), own)
    .input(z.object({}).prefault({}))
    .output(z.object({ success: z.literal(true), data: Profile })),
  updateProfile: endpoint('PUT', place('/account/update-profile', "Change the signed-in person's profile"), own)
    .input(ProfileUpdate)
    .output(savedAnswer(Profile)),
  changePassword: endpoint('PUT', place('/auth/password', 'Change the password of the signed-in person'), own)
    .input(ChangePassword)
    .output(done),
}
