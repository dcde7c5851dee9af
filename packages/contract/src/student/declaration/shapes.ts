import * as z from 'zod'
import { boundedText } from '../../field/name.ts'
import { signerRoles } from '../../trust/proof/kinds.ts'
import { NameDrawing, ShownText } from '../../trust/proof/shapes.ts'
import { access } from '../../wire/access.ts'
import { endpoint, savedAnswer } from '../../wire/endpoint.ts'
import { languages } from '../../wire/language.ts'
import { Letter } from '../../wire/letter.ts'
import { moment, recordId, userInfo } from '../../wire/record.ts'
import { enrolmentFieldNames } from '../enrolment/kinds.ts'
import { declarationStates } from './kinds.ts'

type Field = keyof typeof enrolmentFieldNames

const Signer = z.object({
  role: z.enum(signerRoles),
  name: z.string(),
  /** Address that the link was sent to; empty without one. */
  email: z.string(),
  letter: Letter,
  /** Null until they have signed. */
  signedDate: moment.nullable(),
})

export const Declaration = z.object({
  _id: recordId,
  createDate: moment,
  state: z.enum(declarationStates),
  /** False if it was signed in person. */
  isByLink: z.boolean(),
  /** The last day on which its links open; null without links. */
  askUntil: z.iso.date().nullable(),
  signers: z.array(Signer),
  signedDate: moment.nullable(),
  reopenedDate: moment.nullable(),
  /** Names of the fields that have changed since; never their values. */
  reopenedFields: z.array(z.enum(Object.keys(enrolmentFieldNames) as [Field, ...Field[]])),
  /** False while the PDF is being made. */
  hasPaper: z.boolean(),
  /** Member who asked for it, or handed the device over. */
  userInfo,
})
export type Declaration = z.infer<typeof Declaration>

/** All of a student, the latest first: at most one of them is open or stands. */
const Declarations = z.object({ studentId: recordId, declarations: z.array(Declaration) })
export type Declarations = z.infer<typeof Declarations>

const language = z.enum(languages)
const noConsent = 'Please confirm that you agree'

/** A signature below the text, in the language in which it was read. */
export const DeclarationSignature = z.object({
  version: z.string().min(1).max(20),
  language,
  /** Hash of the text that was read: a text that has changed since is not signed. */
  textHash: z.string().regex(/^[0-9a-f]{64}$/),
  name: boundedText('Your full name', 2, 100),
  drawing: NameDrawing.nullish(),
  consent: z.boolean(noConsent).refine((isGiven) => isGiven, noConsent),
})
export type DeclarationSignature = z.infer<typeof DeclarationSignature>

/** Place of a guardian among the student's emergency contacts, from 0. */
const contact = z.int('Please choose a guardian').min(0).max(99)

export const DeclarationSign = z.object({
  studentId: recordId,
  /** Hash of the facts that were shown: facts that have changed since are not declared. */
  factsHash: z.string().regex(/^[0-9a-f]{64}$/),
  student: DeclarationSignature,
  /** Beside a student under 18. */
  guardian: DeclarationSignature.extend({ contact }).nullish(),
})
export type DeclarationSign = z.infer<typeof DeclarationSign>

export const DeclarationAsk = z.object({
  studentId: recordId,
  /** The links also go out by letters. */
  byMail: z.boolean().default(true),
  /** Language of the letters, and of the page that they open. */
  language: language.default('en'),
  /** Guardian who signs beside a student under 18; the first one unless another is named. */
  contact: contact.nullish(),
})
export type DeclarationAsk = z.infer<typeof DeclarationAsk>

/** Answer that somebody types on the page of their link. */
export const DeclarationAnswer = z.object({
  name: z.string().trim().min(2, 'Please type your full name').max(100, 'Maximum 100 characters'),
  consent: z.enum(['yes'], 'Please tick that you agree'),
})

/** All that the page of a signing shows, in the language of whoever signs. */
export const DeclarationPage = z.object({
  text: ShownText,
  /** Sentence that each signer agrees to by ticking it. */
  consents: z.object({ student: z.string(), guardian: z.string() }),
  /** Words beside the text, by their names. */
  words: z.record(z.string(), z.string()),
  factsHash: z.string(),
  studentName: z.string(),
  companyName: z.string(),
  /** The student is under 18. */
  needsGuardian: z.boolean(),
  guardians: z.array(z.object({ contact: z.int(), name: z.string() })),
  /** Facts of each step, sealed values masked; `note` stands in place of none. */
  steps: z.array(
    z.object({
      heading: z.string(),
      note: z.string(),
      rows: z.array(z.array(z.object({ label: z.string(), value: z.string() }))),
    }),
  ),
})
export type DeclarationPage = z.infer<typeof DeclarationPage>

const place = (path: string, summary: string) => ({ path: `/student/${path}` as const, summary, tag: 'declaration' })
const record = { kind: 'student', field: 'studentId' }
const manage = { access: access.students.manage, record }
const one = z.object({ studentId: recordId })
const Link = z.object({ role: z.enum(signerRoles), name: z.string(), address: z.url() })
const asked = savedAnswer(Declarations).extend({ links: z.array(Link) })

export const declaration = {
  view: endpoint('POST', place('declaration', 'What was declared of a student, and what is asked for'), {
    access: access.students.read,
    record,
  })
    .input(one)
    .output(z.object({ success: z.literal(true), data: Declarations })),
  /** Refused as the signing would be, so that nobody reads to the end what cannot be signed. */
  page: endpoint('POST', place('declaration-page', 'The text and the facts that a student is to declare'), manage)
    .input(one.extend({ language: language.default('en') }))
    .output(z.object({ success: z.literal(true), data: DeclarationPage })),
  sign: endpoint('POST', place('declare', 'Sign the declaration in person; under 18 with a guardian'), manage)
    .input(DeclarationSign)
    .output(savedAnswer(Declarations)),
  /** The addresses are told once; each opens the page for one signer. */
  ask: endpoint('POST', place('ask-declaration', 'Ask for the declaration by links'), manage)
    .input(DeclarationAsk)
    .output(asked),
  sendAgain: endpoint(
    'POST',
    place('send-declaration-again', 'New links for those who have not signed; the links before are dead'),
    manage,
  )
    .input(one.extend({ byMail: z.boolean().default(true) }))
    .output(asked),
  revoke: endpoint('POST', place('revoke-declaration', 'End the links that ask for the declaration'), manage)
    .input(one)
    .output(savedAnswer(Declarations)),
  open: endpoint('POST', place('open-declaration', 'An address to download a signed declaration from'), manage)
    .input(one.extend({ declarationId: recordId }))
    .output(z.object({ success: z.literal(true), presignedUrl: z.string() })),
}
