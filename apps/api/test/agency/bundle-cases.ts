import { newId } from '../../src/platform/ids.ts'
import type { Place } from '../cases.ts'
import type { Input } from '../endpoints.ts'

type Case = (place: Place) => Input | Promise<Input>

/** An application with an accepted paper of no identity. */
async function withAccepted({ run, company, by }: Place): Promise<string> {
  const student_id = await run.make.student(company)
  const application = await run.make.studentApplication(company, { student_id })
  const paper = await run.make.studentPaper(company, student_id, { state: 'accepted' })
  const document = await run.make.studentDocument(company, by, student_id, { type: 'other', is_identity: false })
  await run.make.studentPaperVersion(company, paper, document)
  await run.make.servedApplication(company, paper, application)
  return application
}

/** A finished bundle of the caller's. */
async function bundle(place: Place): Promise<string> {
  const { run, company, by } = place
  const id = newId()
  await run.db.owner`insert into paper_bundle ${run.db.owner({
    ...{ id, company_id: company.id, created_by: by.id, application_id: await withAccepted(place), format: 'pdf' },
    ...{ language: 'en', state: 'done', papers: run.db.owner.json([]), has_identity: false, name: 'Papers.pdf' },
    file_key: await run.make.file(company, by, { purpose: 'paper-bundle' }),
  })}`
  return id
}

/** A valid input for each call about papers in one file, and the taking back of what was asked. */
export const bundleCases: Record<string, Case> = {
  'POST /student-paper/unask/{id}': async ({ run, company }) => ({
    id: await run.make.studentPaper(company, await run.make.student(company)),
  }),
  'POST /student-paper/view-bundle': async (place) => ({ applicationId: await withAccepted(place) }),
  'POST /student-paper/make-bundle': async (place) => ({ applicationId: await withAccepted(place), format: 'zip' }),
  'POST /student-paper/open-bundle/{id}': async (place) => ({ id: await bundle(place) }),
}
