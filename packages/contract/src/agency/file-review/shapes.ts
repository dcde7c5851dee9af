import * as z from 'zod'
import { boundedText } from '../../field/name.ts'
import { identityMonths } from '../../student/passport/retention.ts'
import { access } from '../../wire/access.ts'
import { endpoint, listEndpoint, savedAnswer } from '../../wire/endpoint.ts'
import { joined, moment, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { type ReviewedField, reviewedFieldNames, reviewedFields, reviewLacks, reviewStates } from './kinds.ts'

const field = z.enum(Object.keys(reviewedFieldNames) as [ReviewedField, ...ReviewedField[]])
const member = joined({ _id: recordId, name: z.string(), firstName: z.string(), lastName: z.string() })

const Comment = z.object({
  _id: recordId,
  /** Step of the enrolment from 1; null for the plan and the file as a whole. */
  step: z.int().nullable(),
  field: field.nullable(),
  text: z.string(),
  date: moment,
  userInfo: member,
  answer: z.string(),
  answerDate: moment.nullable(),
  answerUserInfo: member,
})

/** A second person's look at a student's file. */
export const FileReview = z.object({
  ...recordBase,
  updateDate: moment,
  student: recordId,
  studentInfo: joined({ _id: recordId, firstName: z.string(), middleName: z.string(), lastName: z.string() }),
  state: z.enum(reviewStates),
  reviewer: recordId.nullable(),
  reviewerInfo: member,
  note: z.string(),
  decidedDate: moment.nullable(),
  decidedInfo: member,
  /** Why an Owner overrode it. */
  reason: z.string(),
  openComments: z.int(),
  comments: z.array(Comment),
  userInfo,
})
export type FileReview = z.infer<typeof FileReview>

/** How a file stands: what it lacks before it can be submitted, and who may not review it. */
export const FileStanding = z.object({
  student: recordId,
  lacks: z.array(z.enum(reviewLacks)),
  findings: z.int(),
  openComments: z.int(),
  /** Fields that have changed since the last approval; never their values. */
  changed: z.array(field),
  /** Members who changed the file since the last approval. */
  authors: member,
  /** True if the caller may approve now. */
  mayApprove: z.boolean(),
  isFirmOfOne: z.boolean(),
  /** The latest first: at most one is open. */
  reviews: z.array(FileReview),
})
export type FileStanding = z.infer<typeof FileStanding>

const note = z.string().trim().max(500, 'Maximum 500 characters').default('')
const why = boundedText('Reason', 3, 500)
const text = boundedText('Comment', 2, 1000)

export const ReviewAsk = z.object({
  studentId: recordId,
  /** Null: the next in turn. */
  reviewer: recordId.nullable().default(null),
  note,
})
export type ReviewAsk = z.infer<typeof ReviewAsk>

export const ReviewComment = z
  .object({
    studentId: recordId,
    step: z.int().min(1).max(10).nullable().default(null),
    field: field.nullable().default(null),
    text,
  })
  .refine(
    ({ step, field: name }) =>
      name === null ? step === null : reviewedFields.some((one) => one.step === step && one.fields.includes(name)),
    { path: ['field'], message: 'This step has no such field' },
  )
export type ReviewComment = z.infer<typeof ReviewComment>

export const ReviewAnswer = z.object({
  studentId: recordId,
  commentId: recordId,
  answer: boundedText('Answer', 2, 1000),
})
export type ReviewAnswer = z.infer<typeof ReviewAnswer>

export const ReviewOverride = z.object({ studentId: recordId, reason: why })
export type ReviewOverride = z.infer<typeof ReviewOverride>

/** Rules of the agency. */
export const AgencySettings = z.object({
  version: z.int(),
  isFirmOfOne: z.boolean(),
  /** Months after which passport number, birth date and papers of identity go from a closed file. */
  identityMonths: z.literal(identityMonths),
})
export type AgencySettings = z.infer<typeof AgencySettings>
const AgencyChange = AgencySettings.partial()
export type AgencyChange = z.infer<typeof AgencyChange>

const place = (path: string, summary: string) => ({
  path: `/file-review/${path}` as const,
  summary,
  tag: 'file-review',
})
const { read, manage } = access.students
const ofStudent = { record: { kind: 'student', field: 'studentId' } }
const student = z.object({ studentId: recordId })
const standing = savedAnswer(FileStanding)

export const fileReview = {
  list: listEndpoint(
    place('list', 'List reviews of students’ files'),
    FileReview,
    {
      sort: ['updateDate', 'student'],
      filters: { state: z.enum(reviewStates), reviewer: recordId, student: recordId, hasOpenComments: z.boolean() },
      search: ['student'],
    },
    { access: read },
  ),
  view: endpoint('POST', place('view', 'How a student’s file stands before it is submitted'), {
    access: read,
    ...ofStudent,
  })
    .input(student)
    .output(z.object({ success: z.literal(true), data: FileStanding })),
  ask: endpoint('POST', place('ask', 'Ask another person to review a file'), { access: manage, ...ofStudent })
    .input(ReviewAsk)
    .output(standing),
  withdraw: endpoint('POST', place('withdraw', 'Ask for a review no more'), { access: manage, ...ofStudent })
    .input(student)
    .output(standing),
  approve: endpoint('POST', place('approve', 'Approve a file that others filled in'), { access: manage, ...ofStudent })
    .input(student.extend({ note }))
    .output(standing),
  override: endpoint('POST', place('override', 'Let a file go without a second person'), {
    access: access.submissions.override,
    ...ofStudent,
  })
    .input(ReviewOverride)
    .output(standing),
  comment: endpoint('POST', place('comment', 'Comment on a field of a file under review'), {
    access: manage,
    ...ofStudent,
  })
    .input(ReviewComment)
    .output(standing),
  answer: endpoint('POST', place('answer', 'Answer a comment'), { access: manage, ...ofStudent })
    .input(ReviewAnswer)
    .output(standing),
  settings: endpoint('POST', place('settings', 'Rules of the agency'), { access: access.setup.read })
    .input(z.object({}).prefault({}))
    .output(z.object({ success: z.literal(true), data: AgencySettings })),
  setSettings: endpoint('PUT', place('settings', 'Change rules of the agency'), {
    access: access.setup.manage,
  })
    .input(AgencyChange)
    .output(savedAnswer(AgencySettings)),
}
