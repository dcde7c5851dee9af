import * as z from 'zod'
import { moment, recordId, userInfo } from '../../wire/record.ts'
import { enrolmentFieldNames } from '../enrolment/kinds.ts'
import { studentDocumentTypes } from '../student-document/kinds.ts'
import { studentHappenings, timelineParts } from './kinds.ts'

type Field = keyof typeof enrolmentFieldNames

/** One thing that happened to a student. It names fields and never their values: some are sealed, and from others a sealed one follows. */
export const StudentTimelineEntry = z.object({
  _id: recordId,
  at: moment,
  action: z.enum(studentHappenings),
  /** Number of the step that was saved; null if it is about something else. */
  step: z.int().nullable(),
  /** Fields that were changed or read. */
  fields: z.array(z.enum(Object.keys(enrolmentFieldNames) as [Field, ...Field[]])),
  /** Type of the paper that was opened. */
  paper: z.enum(studentDocumentTypes).nullable(),
  /** The application, review or paper that it happened to; null for the student's own file. */
  about: z.object({ part: z.enum(timelineParts), _id: recordId, name: z.string() }).nullable(),
  /** Names of the stages, or of the authority's statuses, between which an application was moved. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** The beginning of a note that was written. */
  note: z.string().nullable(),
  /** Empty for what the product did by itself. */
  userInfo,
})
export type StudentTimelineEntry = z.infer<typeof StudentTimelineEntry>
