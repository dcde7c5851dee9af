import * as z from 'zod'
import { email } from '../../field/email.ts'
import { withEveryFault } from '../../field/every-fault.ts'
import { boundedText, checkPersonNameIn, personNameFieldsIn, usualNameWords } from '../../field/name.ts'
import { isBefore, partialDate } from '../../field/partial-date.ts'
import { phone } from '../../field/phone.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer } from '../../wire/endpoint.ts'
import { recordBase, recordId, status, userInfo } from '../../wire/record.ts'
import { type CandidatePartKind, candidatePartTitles, partsAtOnceMax } from './kinds.ts'

/** A text that may be left empty; if it is given, from `min` to `max` characters. */
const optional = (max: number, min = 1) =>
  z
    .string()
    .trim()
    .max(max, `Maximum ${max} characters`)
    .refine((text) => text === '' || text.length >= min, `Minimum ${min} characters`)
    .nullable()
    .default(null)

// Spec 2 §5, Unused schemas.
const place = { country: optional(50, 2), state: optional(50, 2), city: optional(50, 2) }
const year = z
  .string()
  .trim()
  .refine((text) => text === '' || /^(19|20)\d\d$/.test(text), { message: 'Enter a valid year' })
  .nullable()
  .default(null)

type Given = Record<string, unknown>

const refuse = (check: z.RefinementCtx, field: string, { message }: { message: string }) =>
  check.addIssue({ code: 'custom', path: [field], message })

function checkPeriod({ startDate, endDate, isCurrent }: Given, check: z.RefinementCtx) {
  if (isCurrent && endDate) refuse(check, 'endDate', { message: 'A current position has no end yet' })
  if (startDate && endDate && isBefore(String(endDate), String(startDate)))
    refuse(check, 'endDate', { message: 'The end lies before the start' })
}

const history = z
  .object({
    jobTitle: optional(100),
    employer: optional(100),
    startDate: partialDate.default(null),
    endDate: partialDate.default(null),
    isCurrent: z.boolean().default(false),
    ...place,
    responsibilities: optional(200),
    skillPool: optional(100),
    environmentTool: optional(100),
  })
  .superRefine(
    ...withEveryFault((entry: Given, check) => {
      if (!entry.jobTitle && !entry.employer)
        refuse(check, 'jobTitle', { message: 'Please enter a job title or an employer' })
      checkPeriod(entry, check)
    }),
  )

const education = z
  .object({ degree: optional(100), school: optional(100), graduationYear: year, ...place })
  .superRefine(
    ...withEveryFault((entry: Given, check) => {
      if (!entry.degree && !entry.school) refuse(check, 'degree', { message: 'Please enter a degree or a school' })
    }),
  )

const certification = z.object({
  name: boundedText('Name', 1, 100),
  issuer: optional(100),
  year,
  expiryDate: partialDate.default(null),
})

const language = z.object({ language: boundedText('Language', 1, 50), level: optional(50) })

const contactNameWords = usualNameWords((label) => `${label} Completed is required`)
const names = personNameFieldsIn(contactNameWords)
const orEmpty = <Field extends z.ZodType<string>>(field: Field) =>
  z
    .union([z.literal(''), field])
    .nullable()
    .default(null)

// Spec 2 §5, Step-7 vendor contact; short and single names as product.md lets them through.
const contact = z
  .object({
    vendorContact: boundedText('Vendor Contact', 3, 50),
    firstName: names.firstName,
    lastName: names.lastName.default(''),
    nameConfirmed: z.boolean().default(false),
    hasOnlyOneName: z.boolean().default(false),
    employerName: optional(50),
    officeNumber: orEmpty(phone),
    emailId: orEmpty(email),
    mobileNumber: orEmpty(phone),
    status: status.default('active'),
  })
  .superRefine(...withEveryFault(checkPersonNameIn(contactNameWords)))

/** Rules for one entry of each kind. */
export const candidatePartSchemas = {
  'candidate-history': history,
  'candidate-education': education,
  'candidate-certification': certification,
  'candidate-language': language,
  'candidate-contact': contact,
} as const satisfies Record<CandidatePartKind, z.ZodObject>
export type CandidatePartEntry<Kind extends CandidatePartKind> = z.infer<(typeof candidatePartSchemas)[Kind]>

const text = z.string().nullable()
const around = { ...recordBase, candidate: recordId, userInfo }
const shownPlace = { country: text, state: text, city: text }

// Answers never reuse the limits of inputs: what a resume told may be longer.
const shown = {
  'candidate-history': z.object({
    ...around,
    jobTitle: text,
    employer: text,
    startDate: text,
    endDate: text,
    isCurrent: z.boolean(),
    ...shownPlace,
    responsibilities: text,
    skillPool: text,
    environmentTool: text,
  }),
  'candidate-education': z.object({ ...around, degree: text, school: text, graduationYear: text, ...shownPlace }),
  'candidate-certification': z.object({ ...around, name: z.string(), issuer: text, year: text, expiryDate: text }),
  'candidate-language': z.object({ ...around, language: z.string(), level: text }),
  'candidate-contact': z.object({
    ...around,
    vendorContact: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    nameConfirmed: z.boolean(),
    hasOnlyOneName: z.boolean(),
    employerName: text,
    officeNumber: text,
    emailId: text,
    mobileNumber: text,
    status,
  }),
} as const
export type CandidatePart<Kind extends CandidatePartKind> = z.infer<(typeof shown)[Kind]>

/** A partial body: what it leaves out stays as it is. The verb judges the entry that comes of it. */
const updateOf = <Kind extends CandidatePartKind>(shape: Readonly<Record<string, z.ZodType>>) =>
  z.object({
    ...Object.fromEntries(
      Object.entries(shape).map(([name, field]) => [
        name,
        (field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : field).optional(),
      ]),
    ),
    id: recordId,
    version: z.int().optional(),
  }) as unknown as z.ZodType<Partial<CandidatePartEntry<Kind>> & { id: string; version?: number | undefined }>

function endpointsOf<Kind extends CandidatePartKind>(kind: Kind) {
  const title = candidatePartTitles[kind].toLowerCase()
  const place = (path: string, summary: string) => ({ path: `/${kind}/${path}` as const, summary, tag: 'candidate' })
  const manage = { access: access.candidates.manage }
  const one = { ...manage, record: { kind, field: 'id' } }
  const schema: (typeof candidatePartSchemas)[Kind] = candidatePartSchemas[kind]
  const row: (typeof shown)[Kind] = shown[kind]
  return {
    list: listEndpoint(
      place('list', `List ${title} of candidates`),
      row,
      {
        /** `name`: the first words of an entry's card. `period`: with `desc` the newest of a career first. */
        sort: ['name', 'period'],
        filters: { candidate: recordId },
        search: ['name'],
      },
      { access: access.candidates.read },
    ),
    add: endpoint('POST', place('add-multiple', `Add ${title} to a candidate, all entries or none`), {
      ...manage,
      record: { kind: 'candidate', field: 'candidateId' },
    })
      .input(z.object({ candidateId: recordId, entries: z.array(schema).min(1).max(partsAtOnceMax) }))
      .output(z.object({ success: z.literal(true), message: z.string(), data: z.array(row) })),
    update: endpoint('PUT', place('update/{id}', `Update ${title} of a candidate`), one)
      .input(updateOf<Kind>(schema.shape))
      .output(savedAnswer(row)),
    delete: endpoint('DELETE', place('delete/{id}', `Delete ${title} of a candidate`), one)
      .input(z.object({ id: recordId }))
      .output(deletedAnswer),
  }
}

export const part = {
  'candidate-history': endpointsOf('candidate-history'),
  'candidate-education': endpointsOf('candidate-education'),
  'candidate-certification': endpointsOf('candidate-certification'),
  'candidate-language': endpointsOf('candidate-language'),
  'candidate-contact': {
    ...endpointsOf('candidate-contact'),
    /** The specification's call: one contact. */
    stepSeven: endpoint(
      'POST',
      { path: '/candidate/step-seven', summary: "Add a candidate's vendor contact", tag: 'candidate' },
      { access: access.candidates.manage, record: { kind: 'candidate', field: 'candidateId' } },
    )
      .input(contact.safeExtend({ candidateId: recordId }))
      .output(savedAnswer(shown['candidate-contact'])),
  },
}
