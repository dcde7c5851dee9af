import * as z from 'zod'
import { email } from '../../field/email.ts'
import { optionalPhone } from '../../field/phone.ts'
import { toSocialLink } from '../../field/social-link.ts'
import { access } from '../../wire/access.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { moment, recordId } from '../../wire/record.ts'
import { refereesMax, sealedDetails } from './kinds.ts'

const text = (max: number) => z.string().trim().max(max, `Maximum ${max} characters`).default('')
const optionalEmail = z.union([z.literal(''), email], { error: 'Wrong email format' }).default('')

/** Person who speaks for a candidate. */
const Referee = z.object({
  name: z.string().trim().min(1, 'Name is required').max(100, 'Maximum 100 characters'),
  company: text(100),
  relation: text(100),
  email: optionalEmail,
  phone: optionalPhone.default(''),
})
export type Referee = z.infer<typeof Referee>

const open = {
  /** As it stands on the papers. */
  legalName: text(200),
  linkedIn: z
    .string()
    .trim()
    .transform((typed, check) => {
      const link = typed === '' ? '' : toSocialLink('LINKEDIN', typed)
      if (link !== null) return link
      check.addIssue({ code: 'custom', message: 'Please enter the address of a LinkedIn profile' })
      return z.NEVER
    })
    .default(''),
  /** Employer of a candidate who works corp to corp. */
  employerName: text(100),
  employerContact: text(100),
  employerEmail: optionalEmail,
  employerPhone: optionalPhone.default(''),
  /** Times at which they can be asked for an interview, in words. */
  interviewTimes: text(500),
  references: z.array(Referee).max(refereesMax, `At most ${refereesMax} references`).default([]),
}

const monthDays = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
// A leap year has all days.
const isDay = (value: string) => monthDays.test(value) && z.iso.date().safeParse(`2000-${value}`).success

/** Details that a vendor asks of a candidate beyond the record. The sealed ones are answered as there or not, never with their values. */
export const CandidateDetails = z.object({
  candidate: recordId,
  legalName: z.string(),
  linkedIn: z.string(),
  employerName: z.string(),
  employerContact: z.string(),
  employerEmail: z.string(),
  employerPhone: z.string(),
  interviewTimes: z.string(),
  references: z.array(
    z.object({
      name: z.string(),
      company: z.string(),
      relation: z.string(),
      email: z.string(),
      phone: z.string(),
    }),
  ),
  hasBirthday: z.boolean(),
  hasSsnLastFour: z.boolean(),
  /** 0 before anything was saved. */
  version: z.int(),
  updateDate: moment.nullable(),
})
export type CandidateDetails = z.infer<typeof CandidateDetails>

/** Month and day, `MM-DD`: the year is nobody's business. */
const birthday = z.string().trim().refine(isDay, { message: 'Please choose a month and a day' })
const ssnLastFour = z
  .string()
  .trim()
  .regex(/^\d{4}$/, 'Please enter the last four digits')

/** Sealed details: one that is left out stays, null removes it. */
export const CandidateDetailsSave = z.object({
  ...open,
  birthday: birthday.nullable().optional(),
  ssnLastFour: ssnLastFour.nullable().optional(),
  version: z.int().optional(),
})
export type CandidateDetailsSave = z.infer<typeof CandidateDetailsSave>

/** The same as a form holds it: what is empty stays as it is, unless it is to be forgotten. */
export const CandidateDetailsForm = z.object({
  ...open,
  birthday: z.literal('').or(birthday),
  ssnLastFour: z.literal('').or(ssnLastFour),
  forgetBirthday: z.boolean(),
  forgetSsn: z.boolean(),
  version: z.int().optional(),
})
export type CandidateDetailsForm = z.infer<typeof CandidateDetailsForm>

const tag = 'candidate-details'
const record = { kind: 'candidate', field: 'candidateId' }
const which = z.object({ candidateId: recordId })
const answer = z.object({ success: z.literal(true), data: CandidateDetails })

export const candidateDetails = {
  view: endpoint(
    'POST',
    { path: '/candidate-details/view', summary: 'What a vendor asks of a candidate', tag },
    { access: access.candidatePapers.read, record },
  )
    .input(which)
    .output(answer),
  save: endpoint(
    'PUT',
    { path: '/candidate-details/save/{candidateId}', summary: 'Save what a vendor asks of a candidate', tag },
    { access: access.candidatePapers.manage, record },
  )
    .input(CandidateDetailsSave.extend({ candidateId: recordId }))
    .output(answer.extend({ message: z.string() })),
  /** Each call stands in the audit. */
  reveal: endpoint(
    'POST',
    { path: '/candidate-details/reveal/{candidateId}', summary: 'Read what lies sealed of a candidate', tag },
    { access: access.candidatePapers.manage, record },
  )
    .input(which.extend({ field: z.enum(sealedDetails) }))
    .output(z.object({ success: z.literal(true), value: z.string() })),
}
