import * as z from 'zod'
import { type FreshProof, freshProof, missingProof } from '../../field/fresh-proof.ts'
import { access } from '../../wire/access.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { languages } from '../../wire/language.ts'
import { recordId } from '../../wire/record.ts'

const place = (path: string, summary: string) => ({ path: `/student/${path}` as const, summary, tag: 'student-file' })
const record = { kind: 'student', field: 'studentId' }
const asked = { studentId: recordId, language: z.enum(languages).default('en') }

/** Choice that somebody makes of it in a form, if the proof that is asked for is known. */
export const studentPdfForm = (askedFor: () => keyof FreshProof) =>
  z.object({ isInClear: z.boolean(), ...freshProof }).superRefine(({ isInClear, ...given }, check) => {
    const field = askedFor()
    if (isInClear && !given[field]) check.addIssue({ code: 'custom', path: [field], message: missingProof[field] })
  })

/** A PDF that lies nowhere but in the answer: its name, and its bytes in Base64. */
const Pdf = z.object({ success: z.literal(true), fileName: z.string(), pdf: z.string() })

export const studentFile = {
  pdf: endpoint('POST', place('file-pdf', 'The file of a student as PDF, sealed values masked'), {
    access: access.students.read,
    record,
  })
    .input(z.object(asked))
    .output(Pdf),
  /** Stands in the audit, and counts as a reading of each value in it. No idempotency key is kept of it. */
  pdfInClear: endpoint('POST', place('file-pdf-in-clear', 'The same with passport number and birth date'), {
    access: access.studentSecrets.reveal,
    record,
  })
    .input(z.object({ ...asked, ...freshProof }))
    .output(Pdf),
}
