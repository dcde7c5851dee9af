import * as z from 'zod'
import { access } from '../../wire/access.ts'
import { endpoint, savedAnswer } from '../../wire/endpoint.ts'
import { recordId } from '../../wire/record.ts'
import { PassportEdition } from '../enrolment/bodies.ts'
import { whichStudent } from '../enrolment/shapes.ts'
import { Student } from '../student/shapes.ts'
import { sealedValues } from './kinds.ts'

const place = (path: string, summary: string) => ({ path: `/student/${path}` as const, summary, tag: 'passport' })

export const passport = {
  /** No idempotency key is kept of it. A sealed value that stands and is left out stays. */
  save: endpoint('POST', place('passport', 'Enrolment, step 6: Passport Details'), {
    access: access.students.manage,
    record: { kind: 'student', field: 'studentId' },
  })
    .input(PassportEdition.extend(whichStudent.shape))
    .output(savedAnswer(Student)),
  /** Each call stands in the audit. */
  reveal: endpoint('POST', place('reveal/{id}', 'Read a sealed value of a student'), {
    access: access.studentSecrets.reveal,
    record: { kind: 'student', field: 'id' },
  })
    .input(z.object({ id: recordId, field: z.enum(sealedValues) }))
    .output(z.object({ success: z.literal(true), value: z.string() })),
}
