import * as z from 'zod'
import { recordId } from '../../wire/record.ts'
import { AddressStep, ContactStep, FullNameStep, MaritalStatusStep, PassportStep } from '../enrolment/bodies.ts'
import { StudentPlan } from './plan.ts'

const { addressLineTwo, zipCode, ...place } = AddressStep.shape

/**
 * One row of a table of students: of the steps and the plan what is known. The phone may say its country itself, and state and city are
 * names. The server knows which day it is where the company is.
 */
export const StudentRow = z.object({
  ...FullNameStep.shape,
  ...z.object({ ...ContactStep.shape, ...place }).partial().shape,
  phoneNumber: z.string().trim().max(40, 'Phone number must be 10 digits').optional(),
  addressLineTwo,
  zipCode,
  ...PassportStep.partial().shape,
  ...MaritalStatusStep.partial().shape,
  ...StudentPlan.shape,
  counsellor: recordId.optional(),
})
export type StudentRow = z.infer<typeof StudentRow>
