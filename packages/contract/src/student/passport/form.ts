import * as z from 'zod'
import { recordId } from '../../wire/record.ts'
import { PassportEdition } from '../enrolment/bodies.ts'

/** Step 6, as it may be filled from a picture: the reading ends with it, and the picture becomes a paper of the student if it is kept. */
export const PassportForm = PassportEdition.extend({
  parseId: recordId.optional(),
  keepsPicture: z.boolean().default(true),
  /** Somebody compared the names of the zone with the student's. */
  isConfirmed: z.boolean().default(false),
})
export type PassportForm = z.infer<typeof PassportForm>

export const unconfirmed = { message: 'Please confirm that the names are those of this student' }
