import * as z from 'zod'
import { plainMonth } from '../../field/plain-month.ts'
import { recordId } from '../../wire/record.ts'
import { AddressStep, ContactStep, FullNameStep, MaritalStatusStep, PassportStep } from '../enrolment/bodies.ts'
import { StudentPlan } from './plan.ts'

const { addressLineTwo, zipCode, livedSince, formerAddresses, ...place } = AddressStep.shape

export const noRefusalDate = { message: 'Refusal date is required' }
export const noRefusalCountry = { message: 'Country is required' }

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
  /** A refusal, of which step 8 asks more: it is held against what is declared there. */
  refusedBy: z.uuid(noRefusalCountry.message).optional(),
  refusalDate: plainMonth(noRefusalDate).optional(),
  counsellor: recordId.optional(),
})
export type StudentRow = z.infer<typeof StudentRow>
