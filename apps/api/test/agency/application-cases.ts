import { newId } from '../../src/platform/ids.ts'
import type { Place } from '../cases.ts'
import type { Input } from '../endpoints.ts'

type Case = (place: Place) => Input | Promise<Input>

let count = 0
const fresh = (word: string) => `Case ${word} ${++count}`
const list = () => ({})

const applied = async ({ run, company }: Place, more: Record<string, string> = {}) => ({
  id: await run.make.studentApplication(company, more),
})
const offered = { stage: 'offer' }
const askedOf = async (place: Place) => {
  const { id } = await applied(place, offered)
  return { id, condition: await place.run.make.studentApplicationCondition(place.company, id) }
}
/** A valid input for each call about applications of students. */
export const applicationCases: Record<string, Case> = {
  'POST /student-application/list': list,
  'POST /student-application/view': async (place) => ({ applicationId: (await applied(place)).id }),
  'POST /student-application/timeline': async (place) => ({ applicationId: (await applied(place)).id }),
  'POST /student-application/add': async ({ run, company }) => {
    const institution = await run.make.institution(company)
    const programme = await run.make.programme(company, institution)
    const at = { institution, programme, intake: await run.make.intake(company, programme) }
    return { student: await run.make.student(company), ...at }
  },
  'PUT /student-application/update/{id}': async (place) => ({ ...(await applied(place)), note: fresh('Note') }),
  'DELETE /student-application/delete/{id}': (place) => applied(place),
  'POST /student-application/move/{id}': async (place) => ({
    ...(await applied(place)),
    ...{ stage: 'in-review', on: '2026-01-06', reason: '' },
  }),
  'POST /student-application/undo-move/{id}': async (place) => {
    const { id } = await applied(place)
    const before = { stage: 'draft', stage_on: '2026-01-05' }
    const move = { id: newId(), company_id: place.company.id, application_id: id, of: 'stage', kind: 'forward' }
    const { owner } = place.run.db
    await owner`insert into student_application_move ${owner({
      ...{ ...move, from: 'draft', to: 'in-review', on: '2026-01-06', made_by: place.by.id },
      before: owner.json(before),
    })}`
    return { id }
  },
  'POST /student-application/set-authority/{id}': async (place) => ({
    ...(await applied(place)),
    ...{ authority: 'filed', on: '2026-01-06', number: fresh('W') },
  }),
  'POST /student-application/defer/{id}': async ({ run, company }) => {
    const institution = await run.make.institution(company)
    const programme = await run.make.programme(company, institution)
    const at = { institution, programme, intake: await run.make.intake(company, programme) }
    const intake = await run.make.intake(company, programme, { starts_on: '2028-01-10' })
    return { id: await run.make.studentApplication(company, { ...at, ...offered }), intake, on: '2026-01-06' }
  },
  'POST /student-application/add-condition/{id}': async (place) => ({
    ...(await applied(place, offered)),
    text: fresh('Condition'),
  }),
  'PUT /student-application/update-condition/{id}': async (place) => ({
    ...(await askedOf(place)),
    ...{ text: fresh('Condition'), dueDate: null },
  }),
  'POST /student-application/meet-condition/{id}': async (place) => ({ ...(await askedOf(place)), on: '2026-01-06' }),
  'POST /student-application/delete-condition/{id}': askedOf,
  'POST /student-application/save-confirmation/{id}': async (place) => ({
    ...(await applied(place, offered)),
    ...{ kind: 'letter', number: fresh('L') },
  }),
}
