import * as z from 'zod'
import { type CompanySection, companySections, sectionStates, verifyFields } from '../../field/company-sections.ts'
import { boundedText } from '../../field/name.ts'
import { access } from '../../wire/access.ts'
import { endpoint, listEndpoint } from '../../wire/endpoint.ts'
import { companyInfo, joined, moment, recordId } from '../../wire/record.ts'

type Verified = { [Section in CompanySection as `isVerified${Capitalize<Section>}`]: boolean }
type Note = { [Section in CompanySection as `${Section}VerifyNote`]: string | null }
type Time = { [Section in CompanySection as `${Section}VerifyTime`]: string | null }
type By = { [Section in CompanySection as `${Section}VerifiedBy`]: z.infer<typeof Reviewer> | null }

const Reviewer = z.object({ _id: recordId, firstName: z.string(), lastName: z.string() })
const noteText = z.string().trim().max(500, 'Maximum 500 characters')

/**
 * Content of a section, part by part: each location, each contact. `field` names what `value` is; enumerations stand as their wire values.
 */
export const SectionPart = z.object({
  id: z.string(),
  facts: z.array(z.object({ field: z.string(), value: z.string() })),
})
export type SectionPart = z.infer<typeof SectionPart>

const reviewerInfo = joined({ _id: recordId, name: z.string() })

export const SectionReview = z.object({
  /** The row that a claim names; null before the section was ever submitted or decided. */
  _id: recordId.nullable(),
  section: z.enum(companySections),
  state: z.enum(sectionStates),
  /** Reason of a return, for the company. */
  reason: z.string().nullable(),
  /** Note for administrators alone. */
  note: z.string().nullable(),
  submittedDate: moment.nullable(),
  decidedDate: moment.nullable(),
  decidedByInfo: reviewerInfo,
  /** Reviewer at it now; empty once fifteen minutes went by. */
  claimedByInfo: reviewerInfo,
  now: z.array(SectionPart),
  /** As it stood when it was last verified, if it has changed since. */
  before: z.array(SectionPart).nullable(),
  /** Moment of its verification, and the person who verified it. */
  verifiedDate: moment.nullable(),
  verifiedByInfo: reviewerInfo,
  /** Goes back with a decision: data that changed since it was read is not decided. */
  seen: z.string(),
})
export type SectionReview = z.infer<typeof SectionReview>

const wireFields = Object.fromEntries(
  companySections.flatMap((section) => {
    const { isVerified, note, time, by } = verifyFields(section)
    return [
      [isVerified, z.boolean()],
      [note, z.string().nullable()],
      [time, moment.nullable()],
      [by, Reviewer.nullable()],
    ]
  }),
)
export type VerifyFields = Verified & Note & Time & By

const Verification = z.object({ ...wireFields, sections: z.array(SectionReview) }) as unknown as z.ZodType<
  VerifyFields & { sections: SectionReview[] }
>
const verificationAnswer = z.object({ success: z.literal(true), message: z.string(), data: Verification })

const decisionFields = Object.fromEntries(
  companySections.flatMap((section) => {
    const { isVerified, note } = verifyFields(section)
    return [
      [isVerified, z.boolean().optional()],
      [note, noteText.nullable().optional()],
    ]
  }),
)

/** One section's switch with its note. */
export const VerificationSave = z
  .object({ companyId: recordId, seen: z.string().max(100).optional(), ...decisionFields })
  .superRefine((given, check) => {
    const named = companySections.filter((section) => given[verifyFields(section).isVerified] !== undefined)
    if (named.length !== 1) check.addIssue({ code: 'custom', path: [], message: 'Decide one section at a time' })
  })
export type VerificationSave = Partial<Verified & Note> & { companyId: string; seen?: string | undefined }

export const SectionReturn = z.object({
  companyId: recordId,
  section: z.enum(companySections),
  /** The company reads it, on its dashboard and by mail. */
  reason: boundedText('Reason', 3, 500),
  note: noteText.nullable().default(null),
  seen: z.string().max(100).optional(),
})
export type SectionReturn = z.infer<typeof SectionReturn>

/** A section that waits for a decision. */
export const PendingSection = z.object({
  _id: recordId,
  createDate: moment,
  section: z.enum(companySections),
  companyInfo,
  /** True if it was verified or returned before. */
  isAgain: z.boolean(),
  claimedByInfo: reviewerInfo,
})
export type PendingSection = z.infer<typeof PendingSection>

const neighbours = joined({
  _id: recordId,
  name: z.string(),
  /** Number of its sections that wait. */
  toDecide: z.int(),
  /** The first of them that nobody else is at: the one to claim. */
  sectionId: recordId,
})

/** Place of a company among those that wait, the longest waiting first. */
export const QueuePlace = z.object({
  /** From 1; 0 if nothing of it waits. */
  position: z.int(),
  total: z.int(),
  previousInfo: neighbours,
  /** After the last one the first that is left. Companies whose sections others are at are passed over. */
  nextInfo: neighbours,
})
export type QueuePlace = z.infer<typeof QueuePlace>

export const decisionKinds = ['verified', 'returned', 'unverified'] as const
export const SectionDecision = z.object({
  _id: recordId,
  createDate: moment,
  section: z.enum(companySections),
  decision: z.enum(decisionKinds),
  companyInfo,
  reason: z.string().nullable(),
  note: z.string().nullable(),
  userInfo: reviewerInfo,
})
export type SectionDecision = z.infer<typeof SectionDecision>

const administrators = { access: access.verification.manage } as const
const ofCompany = { ...administrators, record: { kind: 'company', field: 'companyId' } }
const tag = 'verification'
const path = '/company/update-company/{companyId}/verification' as const
const claimed = z.object({ success: z.literal(true), companyId: recordId, section: z.enum(companySections) })

export const verification = {
  view: endpoint('GET', { path, summary: "What is verified of a company's data", tag }, ofCompany)
    .input(z.object({ companyId: recordId }))
    .output(verificationAnswer),
  save: endpoint('POST', { path, summary: "Verify a section of a company's data, or take that back", tag }, ofCompany)
    .input(VerificationSave as unknown as z.ZodType<VerificationSave, VerificationSave>)
    .output(verificationAnswer),
  return: endpoint(
    'POST',
    { path: '/verification/return', summary: 'Return a section to the company, with a reason', tag },
    ofCompany,
  )
    .input(SectionReturn)
    .output(verificationAnswer),
  queue: endpoint(
    'GET',
    { path: '/verification/queue/{companyId}', summary: 'Where a company stands among those that wait', tag },
    ofCompany,
  )
    .input(z.object({ companyId: recordId }))
    .output(z.object({ success: z.literal(true), data: QueuePlace })),
  listPending: listEndpoint(
    { path: '/verification/list-pending', summary: 'Sections that wait for a decision', tag },
    PendingSection,
    {
      sort: ['section', 'name'],
      filters: {
        section: z.enum(companySections),
        /** `free`: nobody is at it; `mine`: the caller is. */
        claim: z.enum(['free', 'mine']),
      },
      search: ['name'],
    },
    administrators,
  ),
  listDecision: listEndpoint(
    { path: '/verification/list-decision', summary: 'What was decided on sections, and by whom', tag },
    SectionDecision,
    { sort: ['name'], filters: { company: recordId, section: z.enum(companySections) }, search: ['name', 'reason'] },
    administrators,
  ),
  claim: endpoint(
    'POST',
    { path: '/verification/claim/{id}', summary: 'Be the one who decides a section, for fifteen minutes', tag },
    { ...administrators, record: { kind: 'section', field: 'id' } },
  )
    .input(z.object({ id: recordId }))
    .output(claimed),
  release: endpoint(
    'POST',
    { path: '/verification/release/{id}', summary: 'Leave a claimed section to others', tag },
    { ...administrators, record: { kind: 'section', field: 'id' } },
  )
    .input(z.object({ id: recordId }))
    .output(claimed),
}
