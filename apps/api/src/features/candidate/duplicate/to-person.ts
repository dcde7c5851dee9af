import type { DuplicateQuery } from '@corridor/contract/candidate/duplicate/shapes'
import type { FieldCrypto } from '../../../platform/field-crypto.ts'
import type { Sql } from '../../../platform/sql.ts'
import { type CandidateRow, emailsOf, phonesOf } from '../candidate/tables.ts'
import { loadResume } from './load-resume.ts'
import type { Person } from './person.ts'
import { marksOf } from './resume-marks.ts'

/** Makes the person to compare of a form, or of a candidate whom it edits, with the facts of the resume. */
export async function toPerson(
  sql: Sql,
  fields: FieldCrypto,
  companyId: string,
  form: Omit<DuplicateQuery, 'candidateId'>,
  stands?: CandidateRow,
): Promise<Person> {
  const resumeKey = form.resumeKey === undefined ? stands?.resume_key : form.resumeKey
  const { employers, text } = await loadResume(sql, fields, companyId, resumeKey)
  const years = stands?.experience == null ? null : Number(stands.experience)
  return {
    firstName: form.firstName ?? stands?.first_name ?? '',
    lastName: form.lastName ?? stands?.last_name ?? '',
    emails: either([form.email, ...(form.emails ?? [])], stands && emailsOf(stands)),
    phones: either([form.phone, ...(form.phones ?? [])], stands && phonesOf(stands)),
    jobTitle: form.jobTitle ?? stands?.job_title ?? null,
    experience: form.experience ?? years,
    skills: form.skills ?? stands?.skills ?? [],
    location: form.location ?? stands?.location ?? null,
    employers,
    marks: marksOf(text),
  }
}

// A form that names none is of the one who stands.
function either(given: (string | undefined)[], stands: string[] = []): string[] {
  const named = given.flatMap((value) => value || [])
  return named.length > 0 ? named : stands
}
