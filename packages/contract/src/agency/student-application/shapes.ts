import * as z from 'zod'
import { plainDate } from '../../field/plain-date.ts'
import { rateCurrency } from '../../field/rate.ts'
import { applicationStages } from '../../student/student/kinds.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { companyInfo, countryReference, joined, moment, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { authorityStatuses } from './authority.ts'
import { applicationLacks, confirmationKinds, deadlineKinds, deadlineRanges, sumMax, waitingKinds } from './kinds.ts'
import { ApplicationTimelineEntry, Condition, Confirmation, Move } from './parts.ts'

/** An amount in the smallest unit of its currency. */
export const Sum = z.object({
  amount: z.int('Please enter an amount').min(0, 'Please enter an amount').max(sumMax, 'Please enter an amount'),
  currency: rateCurrency,
})
export type Sum = z.infer<typeof Sum>

const named = joined({ _id: recordId, name: z.string() })

/** Application of a student for one intake of a programme, and how far it is. */
export const StudentApplication = z.object({
  ...recordBase,
  updateDate: moment,
  companyInfo,
  student: recordId,
  studentInfo: joined({ _id: recordId, firstName: z.string(), middleName: z.string(), lastName: z.string() }),
  institution: recordId,
  institutionInfo: named,
  /** Country of the institution. */
  countryInfo: countryReference,
  programme: recordId,
  programmeInfo: named,
  intake: recordId,
  /** The day on which the programme begins. */
  startDate: z.iso.date(),
  /** The intake that it was made for, if it was deferred since. */
  firstIntake: recordId.nullable(),
  firstStartDate: z.iso.date().nullable(),
  contract: recordId.nullable(),
  subAgent: recordId.nullable(),
  subAgentInfo: named,
  /** Counsellor of the student. */
  counsellor: recordId.nullable(),
  counsellorInfo: userInfo,
  stage: z.enum(applicationStages),
  /** The day of the move to it. */
  stageDate: z.iso.date(),
  /** Stage from which it came to rest; null while it goes on. */
  restedFrom: z.enum(applicationStages).nullable(),
  hasDeposit: z.boolean(),
  hasVisa: z.boolean(),
  authority: z.enum(authorityStatuses),
  authorityDate: z.iso.date().nullable(),
  authorityNumber: z.string(),
  /** The day on which the authority wants to see the student. */
  visaAppointmentDate: z.iso.date().nullable(),
  /** Number that the institution gave the student. */
  studentNumber: z.string(),
  scholarship: Sum.nullable(),
  deposit: Sum.nullable(),
  depositDueDate: z.iso.date().nullable(),
  refusalExplained: z.boolean(),
  /** Deadline that comes next; null if nothing is due. */
  deadline: z
    .object({
      kind: z.enum(deadlineKinds),
      at: moment,
      /** The day and the hour where the institution is, and its zone; UTC if nobody said where it is. */
      day: z.iso.date(),
      time: z.string(),
      zone: z.string(),
    })
    .nullable(),
  missing: z.array(z.enum(applicationLacks)),
  userInfo,
})
export type StudentApplication = z.infer<typeof StudentApplication>

/** An application with what its page tells beside it. */
export const StudentApplicationRecord = StudentApplication.extend({
  note: z.string(),
  conditions: z.array(Condition),
  /** Those that died with a deferral too. */
  confirmations: z.array(Confirmation),
  /** Newest first; those that were undone too. */
  moves: z.array(Move),
})
export type StudentApplicationRecord = z.infer<typeof StudentApplicationRecord>

const text = (max: number) => z.string().trim().max(max, `Maximum ${max} characters`)
const why = text(500).default('')
const terms = {
  contract: recordId.nullable(),
  subAgent: recordId.nullable(),
  studentNumber: text(60),
  scholarship: Sum.nullable(),
  deposit: Sum.nullable(),
  depositDueDate: plainDate.nullable(),
  hasDeposit: z.boolean(),
  hasVisa: z.boolean(),
  visaAppointmentDate: plainDate.nullable(),
  refusalExplained: z.boolean(),
  note: text(2000),
}

export const StudentApplicationAdd = z.object({
  student: recordId,
  institution: z.uuid('Please choose an institution'),
  programme: z.uuid('Please choose a programme'),
  intake: z.uuid('Please choose an intake'),
  ...z.object(terms).partial().shape,
})
export type StudentApplicationAdd = z.infer<typeof StudentApplicationAdd>

/** Programme and intake stay: a later intake is given by `defer`, another programme is another application. */
export const StudentApplicationUpdate = updateInput(z.object(terms))
export type StudentApplicationUpdate = z.infer<typeof StudentApplicationUpdate>

/** Values that a bulk action sets: the stage as of today and without a reason, and the counsellor of the student. */
export const ManyUpdate = z.object({
  id: recordId,
  stage: z.enum(applicationStages).optional(),
  counsellor: recordId.nullable().optional(),
})

const moving = { id: recordId, version: z.int().optional(), on: plainDate, reason: why }
export const StageMoveInput = z.object({ ...moving, stage: z.enum(applicationStages) })
export type StageMoveInput = z.infer<typeof StageMoveInput>
export const AuthorityInput = z.object({
  ...moving,
  authority: z.enum(authorityStatuses),
  /** The number under which the authority keeps it; left out, it stays. */
  number: text(60).optional(),
})
export type AuthorityInput = z.infer<typeof AuthorityInput>
export const DeferInput = z.object({ ...moving, intake: z.uuid('Please choose an intake') })
export type DeferInput = z.infer<typeof DeferInput>

export const ConditionAdd = z.object({
  id: recordId,
  version: z.int().optional(),
  text: text(300).min(1, 'Please say what is asked'),
  dueDate: plainDate.nullable().default(null),
})
export type ConditionAdd = z.infer<typeof ConditionAdd>
const ofCondition = { id: recordId, version: z.int().optional(), condition: recordId }
export const ConditionUpdate = z.object({ ...ofCondition, ...ConditionAdd.pick({ text: true, dueDate: true }).shape })
export type ConditionUpdate = z.infer<typeof ConditionUpdate>
export const ConditionMeet = z.object({
  ...ofCondition,
  /** The day on which it was met; null takes that back. */
  on: plainDate.nullable(),
  /** The student's document that meets it. */
  document: recordId.nullable().default(null),
  /** The student's accepted paper that meets it, for as long as it is accepted. */
  paper: recordId.nullable().default(null),
})
export type ConditionMeet = z.infer<typeof ConditionMeet>
/** The same as a form sends it that names a paper. */
export const MetByPaper = ConditionMeet.omit({ document: true }).extend({
  paper: z.uuid('Please choose a paper'),
  on: plainDate,
})
export const ConfirmationSave = z.object({
  id: recordId,
  version: z.int().optional(),
  kind: z.enum(confirmationKinds, 'Please choose a confirmation'),
  /** As it stands on the paper; empty takes the confirmation away. */
  number: text(60),
  lastDay: plainDate.nullable().default(null),
})
export type ConfirmationSave = z.infer<typeof ConfirmationSave>

const Other = StudentApplication.pick({
  ...({ _id: true, version: true, institutionInfo: true, programmeInfo: true } as const),
  ...({ startDate: true, stage: true, subAgentInfo: true } as const),
})
const others = z.array(Other)
const changed = savedAnswer(StudentApplicationRecord)

/** Row of step 8 that a refusal brings: the person who knows the visa's category completes it. */
export const RefusalProposal = z.object({
  country: recordId,
  countryInfo: countryReference,
  visaCategory: recordId.nullable(),
  refusalReason: z.string(),
  /** `YYYY-MM` */
  refusalDate: z.string(),
})
export type RefusalProposal = z.infer<typeof RefusalProposal>

const place = (path: string, summary: string) => ({
  path: `/student-application/${path}` as const,
  summary,
  tag: 'student-application',
})
const read = { access: access.studentApplications.read }
const one = (field: string) => ({ record: { kind: 'student-application', field } })
const manageOne = { access: access.studentApplications.manage, ...one('id') }

export const studentApplication = {
  list: listEndpoint(
    place('list', 'List applications of students'),
    StudentApplication,
    {
      sort: ['updateDate', 'deadline', 'student'],
      filters: {
        company: recordId,
        student: recordId,
        country: recordId,
        institution: recordId,
        intake: recordId,
        stage: z.enum(applicationStages),
        authority: z.enum(authorityStatuses),
        counsellor: recordId,
        deadline: z.enum(deadlineRanges),
        waiting: z.enum(waitingKinds),
        /** True for those that do not rest. */
        live: z.boolean(),
      },
      search: ['student', 'institution', 'programme'],
    },
    read,
  ),
  view: endpoint('POST', place('view', 'View an application of a student'), { ...read, ...one('applicationId') })
    .input(z.object({ applicationId: recordId }))
    .output(z.object({ success: z.literal(true), data: StudentApplicationRecord })),
  timeline: endpoint('POST', place('timeline', 'What happened to an application, newest first'), {
    ...read,
    ...one('applicationId'),
  })
    .input(
      z.object({
        applicationId: recordId,
        /** Entry to read on from: the entries before it are answered. */
        before: recordId.optional(),
        limit: z.int().min(1).max(100).default(10),
      }),
    )
    .output(z.object({ success: z.literal(true), data: z.array(ApplicationTimelineEntry), hasMore: z.boolean() })),
  /** `sameInstitution` has the student's others there that go on through another sub-agent: a warning. */
  add: endpoint('POST', place('add', 'Add an application of a student'), {
    access: access.studentApplications.manage,
    record: { kind: 'student', field: 'student' },
  })
    .input(StudentApplicationAdd)
    .output(changed.extend({ sameInstitution: others })),
  update: endpoint('PUT', place('update/{id}', 'Update an application of a student'), manageOne)
    .input(StudentApplicationUpdate)
    .output(changed.extend({ sameInstitution: others })),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete an application of a student'), manageOne)
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
  /** Once it is enrolled, `others` has the student's others that go on: whoever asked decides what becomes of them. */
  move: endpoint('POST', place('move/{id}', 'Move an application to another stage'), manageOne)
    .input(StageMoveInput)
    .output(changed.extend({ others })),
  undoMove: endpoint('POST', place('undo-move/{id}', 'Take back the own last move, for ten seconds'), manageOne)
    .input(z.object({ id: recordId }))
    .output(changed),
  /** `refusal` is what a refusal brings for the eighth step of the enrolment; null otherwise. */
  setAuthority: endpoint('POST', place('set-authority/{id}', 'Set the status of the authority'), manageOne)
    .input(AuthorityInput)
    .output(changed.extend({ refusal: RefusalProposal.nullable() })),
  /** `died` has the confirmations that hold for the former intake alone. */
  defer: endpoint('POST', place('defer/{id}', 'Defer an application to a later intake'), manageOne)
    .input(DeferInput)
    .output(changed.extend({ died: z.array(Confirmation) })),
  addCondition: endpoint('POST', place('add-condition/{id}', 'Add a condition of an offer'), manageOne)
    .input(ConditionAdd)
    .output(changed),
  updateCondition: endpoint('PUT', place('update-condition/{id}', 'Update a condition of an offer'), manageOne)
    .input(ConditionUpdate)
    .output(changed),
  meetCondition: endpoint('POST', place('meet-condition/{id}', 'Mark a condition as met, or as not met'), manageOne)
    .input(ConditionMeet)
    .output(changed),
  deleteCondition: endpoint('POST', place('delete-condition/{id}', 'Remove a condition of an offer'), manageOne)
    .input(z.object(ofCondition))
    .output(changed),
  saveConfirmation: endpoint('POST', place('save-confirmation/{id}', 'Save a confirmation of a place'), manageOne)
    .input(ConfirmationSave)
    .output(changed),
}
