import * as z from 'zod'
import { withEveryFault } from '../../field/every-fault.ts'
import { recordId } from '../../wire/record.ts'
import { FullNameStep } from '../enrolment/bodies.ts'
import { familyRelations, sharedParts } from './kinds.ts'

const relation = z.enum(familyRelations, 'Please choose a relation')
const relative = z.uuid('Please choose a student')
const notThemselves = { message: 'Please choose another student' }

/** Links two students, or says anew what they are to each other: `relation` is what `relative` is to the student. */
export const LinkRelative = z.object({ studentId: recordId, relative, relation }).superRefine(
  ...withEveryFault<{ studentId: string; relative: string }>(({ studentId, relative }, check) => {
    if (studentId === relative) check.addIssue({ code: 'custom', path: ['relative'], ...notThemselves })
  }),
)
export type LinkRelative = z.infer<typeof LinkRelative>

export const UnlinkRelative = z.object({ studentId: recordId, relative })

const parts = z.array(z.enum(sharedParts))

/** Takes steps over from a linked student; they follow that one's until they are saved with values of their own. */
export const TakeOver = z.object({
  studentId: recordId,
  relative,
  parts: parts.min(1, 'Please choose at least one'),
  version: z.int().optional(),
})
export type TakeOver = z.infer<typeof TakeOver>

/** Begins a student of the same family, who takes `parts` over from the one that stands. */
export const AddRelative = FullNameStep.safeExtend({ studentId: recordId, relation, parts: parts.default([]) })
export type AddRelative = z.infer<typeof AddRelative>
