import type { DuplicateQuery } from '@corridor/contract/candidate-match'
import type { CompanyContext } from '../../db/context.ts'
import { type CandidateRow, toWire } from '../candidate/tables.ts'
import { notFound } from '../candidate/update.ts'
import { foldEmail } from './compare-contacts.ts'
import { findLikely } from './find-likely.ts'
import type { Person } from './person.ts'
import { marksOf } from './resume-marks.ts'
import { possibleMin } from './score.ts'
import { findCandidate, findResume, listApart, listCandidates } from './store.ts'

const answeredMax = 10

/** Who of the company may be the person that a form describes, the likeliest first. */
export async function findDuplicates({ db, scope }: CompanyContext, { candidateId, ...form }: DuplicateQuery) {
  const stands = candidateId ? await findCandidate(db, scope, candidateId) : undefined
  if (candidateId && !stands) throw notFound()
  const person = await toPerson(form, stands, (key) => findResume(db, scope.companyId, key))
  const apart = new Set(candidateId ? await listApart(db, candidateId) : [])
  const found = await findLikely(db, scope.companyId, person, candidateId)
  const likely = found.filter(
    // An address that is taken is refused when the form is saved: whose it is, is said before, whatever the name.
    ({ id, score, other }) => !apart.has(id) && (score >= possibleMin || isSameBox(person, other)),
  )
  const shown = likely.slice(0, answeredMax)
  const rows = await listCandidates(
    db,
    scope,
    shown.map(({ id }) => id),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const data = shown.flatMap(({ id, score, reasons }) => {
    const row = byId.get(id)
    return row ? [{ score, reasons, candidate: toWire(row) }] : []
  })
  return { success: true as const, data }
}

const isSameBox = (a: Person, b: Person) => foldEmail(a.email) !== '' && foldEmail(a.email) === foldEmail(b.email)

async function toPerson(
  form: Omit<DuplicateQuery, 'candidateId'>,
  stands: CandidateRow | undefined,
  read: (fileKey: string) => Promise<{ employers: string[]; text: string }>,
): Promise<Person> {
  const resumeKey = form.resumeKey === undefined ? stands?.resume_key : form.resumeKey
  const { employers, text } = resumeKey ? await read(resumeKey) : { employers: [], text: '' }
  const years = stands?.experience == null ? null : Number(stands.experience)
  return {
    firstName: form.firstName ?? stands?.first_name ?? '',
    lastName: form.lastName ?? stands?.last_name ?? '',
    email: form.email ?? stands?.email ?? '',
    phone: form.phone ?? stands?.phone ?? '',
    jobTitle: form.jobTitle ?? stands?.job_title ?? null,
    experience: form.experience ?? years,
    skills: form.skills ?? stands?.skills ?? [],
    location: form.location ?? stands?.location ?? null,
    employers,
    marks: marksOf(text),
  }
}
