import type { FullNameStep } from '@corridor/contract/student/enrolment/bodies'
import { stepOf } from '@corridor/contract/student/enrolment/steps'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { beginStudent } from './begin.ts'
import { readContact } from './contact.ts'
import { toColumns } from './full-name.ts'

interface Known {
  name: FullNameStep
  email: string
  /** As it was written; empty if it is not known. */
  phone: string
  /** Country of a phone that does not say its own, by its ISO code; empty if it is not known. */
  country: string
  /** Member who counsels the student. */
  counsellor: string
}

/**
 * Begins a student who comes with values, in edit mode. A step is saved if its own rules take every value of it; the email stands without the
 * phone beside it too.
 */
export const beginKnownStudent = (context: CompanyContext, { name, email, phone, country, counsellor }: Known) => {
  const contact = readContact(email, phone, country)
  const steps = [stepOf('fullName').number, ...(contact ? [stepOf('contact').number] : [])]
  const values = { ...toColumns(name), email, ...contact, counsellor_id: counsellor, in_edit_mode: true }
  return beginStudent(context, values, steps)
}
