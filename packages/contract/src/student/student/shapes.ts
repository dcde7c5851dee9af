import * as z from 'zod'
import { plainDate } from '../../field/plain-date.ts'
import { rateCurrency } from '../../field/rate.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer } from '../../wire/endpoint.ts'
import { companyInfo, countryReference, moment, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { enrolmentAnswers, SavedStep } from '../enrolment/answers.ts'
import { identityParts } from '../passport/retention.ts'
import { deadlineKinds, studentStages, studentStandings, studyLevels, timelineParts } from './kinds.ts'
import { ChangeCounsellor, intake, StudentPlanEdition } from './plan.ts'
import { StudentTimelineEntry } from './timeline.ts'

const stage = {
  stage: z.enum(studentStages),
  /** Number of the ten steps that were saved. */
  stepsSaved: z.int(),
}

/** A file is closed once every application is over for 90 days; no figure leaves it out. */
const closing = {
  isClosed: z.boolean(),
  /** The day from which it is, or will be, closed; null while an application goes on. */
  closedDate: z.iso.date().nullable(),
}

const targets = {
  targetCountries: z.array(recordId),
  targetCountriesInfo: countryReference,
}

/** A student in a list: nothing of it is sealed. */
export const StudentRow = z.object({
  ...recordBase,
  updateDate: moment,
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  email: z.string(),
  countryCode: z.string(),
  phoneNumber: z.string(),
  countryOfCitizenship: recordId.nullable(),
  countryInfo: countryReference,
  ...targets,
  /** A month, `YYYY-MM`. */
  intake: z.string().nullable(),
  ...stage,
  ...closing,
  /** Number of the ten steps that were not saved; the summary tells what is missing within those that were. */
  stepsMissing: z.int(),
  counsellor: recordId.nullable(),
  counsellorInfo: userInfo,
  companyInfo,
  userInfo,
})
export type StudentRow = z.infer<typeof StudentRow>

/** A student with all that the ten steps hold. */
export const Student = z.object({
  ...recordBase,
  updateDate: moment,
  ...stage,
  ...closing,
  /** The next deadline of the applications that go on; null if nothing is due. */
  deadline: z
    .object({
      application: recordId,
      kind: z.enum(deadlineKinds),
      at: moment,
      /** The day where the institution is, and its zone; UTC if nobody said where that is. */
      day: z.iso.date(),
      zone: z.string(),
    })
    .nullable(),
  /** Papers that somebody waits for; those that are late are among the asked ones. */
  papersMissing: z.object({ asked: z.int(), late: z.int(), returned: z.int() }),
  /** Parts of a closed file's identity that went, and when; null if nothing did. */
  identityRemoved: z.object({ date: moment, parts: z.array(z.enum(identityParts)) }).nullable(),
  savedSteps: z.array(SavedStep),
  /** Any step may be saved, whatever was before. */
  isInEditMode: z.boolean(),
  ...enrolmentAnswers,
  plan: z.object({
    ...targets,
    level: z.enum(studyLevels).nullable(),
    field: z.string(),
    intake: z.string().nullable(),
    /** A month, `YYYY-MM`. */
    occupiedUntil: z.string().nullable(),
    fundsAmount: z.int().nullable(),
    fundsCurrency: rateCurrency.nullable(),
  }),
  /** Refusals that the table said which brought the student in. */
  importedRefusals: z.array(z.object({ country: recordId, countryInfo: countryReference, month: z.string() })),
  counsellor: recordId.nullable(),
  counsellorInfo: userInfo,
  companyInfo,
  userInfo,
})
export type Student = z.infer<typeof Student>

const place = (path: string, summary: string) => ({ path: `/student/${path}` as const, summary, tag: 'student' })
const one = (field: string) => ({ record: { kind: 'student', field } })

export const studentFilters = {
  stage: z.enum(studentStages),
  standing: z.enum(studentStandings),
  countryOfCitizenship: recordId,
  /** One of those that they aim at. */
  targetCountry: recordId,
  intake,
  stepsMissing: z.int().min(0).max(10),
  counsellor: recordId,
  /** Changed on that day or later. */
  updatedSince: plainDate,
  company: recordId,
}

export const student = {
  list: listEndpoint(
    place('list', 'List students'),
    StudentRow,
    { sort: ['name', 'intake', 'updateDate'], filters: studentFilters, search: ['name', 'email', 'phone'] },
    { access: access.students.read },
  ),
  /** Answers the student who was kept in the place of one that was merged away. */
  view: endpoint('POST', place('view', 'View a student'), { access: access.students.read, ...one('studentId') })
    .input(z.object({ studentId: recordId }))
    .output(z.object({ success: z.literal(true), data: Student })),
  timeline: endpoint('POST', place('timeline', 'What happened to a student, newest first'), {
    access: access.students.read,
    ...one('studentId'),
  })
    .input(
      z.object({
        studentId: recordId,
        /** Entry to read on from: the entries before it are answered. */
        before: recordId.optional(),
        limit: z.int().min(1).max(100).default(10),
        /** The part of it; all without one. */
        part: z.enum(timelineParts).optional(),
      }),
    )
    .output(z.object({ success: z.literal(true), data: z.array(StudentTimelineEntry), hasMore: z.boolean() })),
  plan: endpoint('POST', place('plan', 'Save what a student wants to study, where, and with which means'), {
    access: access.students.manage,
    ...one('studentId'),
  })
    .input(StudentPlanEdition)
    .output(savedAnswer(Student)),
  /** Many at once by `/bulk/start`, with `set`. */
  changeCounsellor: endpoint('POST', place('change-counsellor', 'Hand a student over to another member'), {
    access: access.students.manage,
    ...one('studentId'),
  })
    .input(ChangeCounsellor)
    .output(savedAnswer(Student)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete a student'), { access: access.students.manage, ...one('id') })
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
}
