import * as z from 'zod'
import { fileKey } from '../../base/file/shapes.ts'
import { type FreshProof, freshProof, missingProof } from '../../field/fresh-proof.ts'
import { ExportChoice, exportStarted } from '../../records/export/choice.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, savedAnswer } from '../../wire/endpoint.ts'
import { recordId } from '../../wire/record.ts'
import { passportNumber } from '../enrolment/bodies.ts'
import { whichStudent } from '../enrolment/shapes.ts'
import { Student } from '../student/shapes.ts'
import { PassportForm } from './form.ts'
import { sealedValues } from './kinds.ts'

const place = (path: string, summary: string) => ({ path: `/student/${path}` as const, summary, tag: 'passport' })

/** The whole number: a part of one finds nobody. */
export const PassportSearch = z.object({ passportNumber })

const Found = z.object({ _id: recordId, firstName: z.string(), middleName: z.string(), lastName: z.string() })

const noReason = 'Reason is required'
const SealedProof = z.object({
  /** Kept in the audit. */
  reason: z.string(noReason).trim().min(1, noReason).min(3, 'Minimum 3 characters').max(500, 'Maximum 500 characters'),
  ...freshProof,
})

/** The same as a form judges it, if the proof that is asked for is known. */
export const sealedProofForm = (asked: () => keyof FreshProof) =>
  SealedProof.superRefine((given, check) => {
    const field = asked()
    if (!given[field]) check.addIssue({ code: 'custom', path: [field], message: missingProof[field] })
  })

export const passport = {
  /** Followed at `/agent/parse/{parseId}`, by its caller alone; forgotten with the form, and within a day. */
  read: endpoint(
    'POST',
    place('passport-reading', 'Read the zone of a picture of a passport or visa, in the background'),
    { access: access.students.manage, record: { kind: 'student', field: 'studentId' } },
    202,
  )
    .input(z.object({ studentId: recordId, fileKey }))
    .output(z.object({ success: z.literal(true), parseId: recordId })),
  forgetReading: endpoint('DELETE', place('passport-reading/{parseId}', 'Forget what was read of a picture, and it'), {
    access: access.students.manage,
    record: { kind: 'passport-reading', field: 'parseId' },
  })
    .input(z.object({ parseId: recordId }))
    .output(deletedAnswer),
  /** No idempotency key is kept of it. A sealed value that stands and is left out stays. */
  save: endpoint('POST', place('passport', 'Enrolment, step 6: Passport Details'), {
    access: access.students.manage,
    record: { kind: 'student', field: 'studentId' },
  })
    .input(PassportForm.extend(whichStudent.shape))
    .output(savedAnswer(Student)),
  /** Each call stands in the audit. */
  reveal: endpoint('POST', place('reveal/{id}', 'Read a sealed value of a student'), {
    access: access.studentSecrets.reveal,
    record: { kind: 'student', field: 'id' },
  })
    .input(z.object({ id: recordId, field: z.enum(sealedValues) }))
    .output(z.object({ success: z.literal(true), value: z.string() })),
  /**
   * The student of the company with this passport, whom the caller sees; null for anybody else's. The number goes into no address and no
   * audit, each search does into the audit, and past some searches the answer is 429.
   */
  find: endpoint('POST', place('find-passport', 'Find a student by the whole passport number'), {
    access: access.studentSecrets.reveal,
  })
    .input(PassportSearch)
    .output(z.object({ success: z.literal(true), data: Found.nullable() })),
  /** As `/export/start`, with the columns of sealed values. The file is forgotten once it was downloaded, or after a day. */
  export: endpoint(
    'POST',
    place('export-sealed', 'Write students with their passport numbers and birth dates into a file'),
    { access: access.studentSecrets.reveal },
    202,
  )
    .input(ExportChoice.extend(SealedProof.shape))
    .output(exportStarted),
}
