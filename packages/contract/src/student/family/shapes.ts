import * as z from 'zod'
import { access } from '../../wire/access.ts'
import { endpoint, savedAnswer } from '../../wire/endpoint.ts'
import { recordId } from '../../wire/record.ts'
import { studentStages } from '../student/kinds.ts'
import { Student } from '../student/shapes.ts'
import { AddRelative, LinkRelative, TakeOver, UnlinkRelative } from './bodies.ts'
import { familyRelations, sharedParts } from './kinds.ts'

const names = { _id: recordId, firstName: z.string(), middleName: z.string(), lastName: z.string() }

const Relative = z.object({
  ...names,
  /** Theirs to the student. */
  relation: z.enum(familyRelations),
  stage: z.enum(studentStages),
  stepsSaved: z.int(),
  /** Steps of this one that can be taken over. */
  savedParts: z.array(z.enum(sharedParts)),
})
export type Relative = z.infer<typeof Relative>

/** A step that follows another student's; of one beyond the reader's sight it is said that there is one. */
const Followed = z.object({ part: z.enum(sharedParts), sourceInfo: z.array(z.object(names)) })

/** The family of a student, as far as the reader sees it. */
export const Family = z.object({ relatives: z.array(Relative), followed: z.array(Followed) })
export type Family = z.infer<typeof Family>

const place = (path: string, summary: string) => ({ path: `/student/${path}` as const, summary, tag: 'family' })
const record = { kind: 'student', field: 'studentId' }
const managed = { access: access.students.manage, record }

export const family = {
  view: endpoint('POST', place('family', 'The family of a student, and what the student has of it'), {
    access: access.students.read,
    record,
  })
    .input(z.object({ studentId: recordId }))
    .output(z.object({ success: z.literal(true), data: Family })),
  link: endpoint('POST', place('link-relative', 'Link two students of one family'), managed)
    .input(LinkRelative)
    .output(savedAnswer(Family)),
  /** Values that were taken over stay, and follow nobody. */
  unlink: endpoint('POST', place('unlink-relative', 'Unlink two students of one family'), managed)
    .input(UnlinkRelative)
    .output(savedAnswer(Family)),
  takeOver: endpoint('POST', place('take-over', 'Take steps over from a student of the family'), managed)
    .input(TakeOver)
    .output(savedAnswer(Student)),
  /** Answers the student who was begun. */
  add: endpoint('POST', place('add-relative', 'Begin a student of the same family'), managed)
    .input(AddRelative)
    .output(savedAnswer(Student)),
}
