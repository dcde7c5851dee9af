import * as z from 'zod'
import { access } from '../../wire/access.ts'
import { endpoint, savedAnswer } from '../../wire/endpoint.ts'
import { recordId } from '../../wire/record.ts'
import { studentStages } from '../student/kinds.ts'
import { Student } from '../student/shapes.ts'
import {
  AddressStep,
  CoachingStep,
  CommunicationAddressStep,
  ContactStep,
  DeportationStep,
  EmergencyContactStep,
  FullNameStep,
  MaritalStatusStep,
  PreviousCountriesStep,
} from './bodies.ts'
import { Finding, KnownRefusal } from './finding.ts'
import { type EnrolmentPart, stepOf } from './steps.ts'

const place = (path: string, summary: string) => ({ path: `/student/${path}` as const, summary, tag: 'enrolment' })
const record = { kind: 'student', field: 'studentId' }
/** Without it a step belongs to the student that the caller began last and has not finished. */
export const whichStudent = z.object({ studentId: recordId.optional(), version: z.int().optional() })

const step = <Body extends z.ZodType>(part: EnrolmentPart, body: Body) => {
  const { number, call, heading } = stepOf(part)
  return endpoint('POST', place(call, `Enrolment, step ${number}: ${heading}`), {
    access: access.students.manage,
    record,
  })
    .input(body)
    .output(savedAnswer(Student))
}

const EnrolmentSummary = z.object({
  studentId: recordId,
  stage: z.enum(studentStages),
  stepsSaved: z.int(),
  /** Computed as it is read; null if no birth date stands, or the reader may not read it. */
  isUnder18: z.boolean().nullable(),
  steps: z.array(z.object({ number: z.int(), isSaved: z.boolean(), findings: z.array(Finding) })),
  /** Findings of the study plan, which is no step. */
  plan: z.array(Finding),
  /** Refusals that papers tell of, for those alone who may read papers. */
  refusals: z.array(KnownRefusal),
})
export type EnrolmentSummary = z.infer<typeof EnrolmentSummary>

export const enrolment = {
  /** Without `studentId` it begins a new student, always. */
  fullName: step('fullName', FullNameStep.safeExtend(whichStudent.shape)),
  address: step('address', AddressStep.safeExtend(whichStudent.shape)),
  communicationAddress: step('communicationAddress', CommunicationAddressStep.and(whichStudent)),
  contact: step('contact', ContactStep.safeExtend(whichStudent.shape)),
  emergencyContact: step('emergencyContact', EmergencyContactStep.safeExtend(whichStudent.shape)),
  maritalStatus: step('maritalStatus', MaritalStatusStep.safeExtend(whichStudent.shape)),
  deportationDetails: step('deportationDetails', DeportationStep.safeExtend(whichStudent.shape)),
  previousCountries: step('previousCountries', PreviousCountriesStep.safeExtend(whichStudent.shape)),
  coaching: step('coaching', CoachingStep.safeExtend(whichStudent.shape)),
  /** Sealed values are judged for those alone who may reveal them. */
  summary: endpoint('POST', place('summary', "What is missing of a student's enrolment, or contradicts"), {
    access: access.students.read,
    record,
  })
    .input(z.object({ studentId: recordId }))
    .output(z.object({ success: z.literal(true), data: EnrolmentSummary })),
  nextStep: endpoint('POST', place('next-step', 'The first step of an enrolment that was not saved'), {
    access: access.students.manage,
    record,
  })
    .input(z.object({ studentId: recordId.optional() }))
    .output(
      z.object({
        success: z.literal(true),
        data: z.object({
          /** Null if the caller has no enrolment that is not finished: step 1 begins one. */
          studentId: recordId.nullable(),
          /** Null if all ten were saved: the summary comes next. */
          step: z.int().nullable(),
        }),
      }),
    ),
}
