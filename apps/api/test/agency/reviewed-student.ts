import { expect } from 'vitest'
import type { Caller } from '../call.ts'
import type { Company } from '../make.ts'
import type { RunningApp } from '../running-app.ts'
import { signNow } from '../student/declaration-desk.ts'
import { enrol, type Known } from '../student/enrolment-desk.ts'

// Nothing to be asked about: a refusal would be held against a letter.
export const plain = { 'deportation-details': { deportationDetails: [], further: '' } }

/** A student whose file may be submitted: whole, declared, and approved by a colleague. */
export async function reviewedStudent(run: RunningApp, company: Company, by: Caller, known: Known): Promise<string> {
  const studentId = await enrol(by, known, 10, plain)
  expect((await signNow(by, studentId)).status).toBe(200)
  const colleague = run.call(await run.make.tokenOf('bench-sales', company))
  expect((await colleague.post('/file-review/approve', { studentId })).status).toBe(200)
  return studentId
}
