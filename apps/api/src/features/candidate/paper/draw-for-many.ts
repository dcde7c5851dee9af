import type { ShownColumn } from '@corridor/contract/candidate/paper/columns'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { Drawer } from '../../../drawing/drawing.ts'
import { fail } from '../../../platform/fail.ts'
import { drawResume } from './draw-resume.ts'
import { listDrawable } from './store.ts'
import { findFace } from './tables.ts'

/** A resume for many readers: no way to reach its person, and no rate. */
export const isForMany = (column: ShownColumn) => !['email', 'phone', 'rate', 'note'].includes(column)

/**
 * The resumes of these candidates in the company's own format, one after the other, for readers who are many: without any way to reach
 * them, and without a rate; of its facts those alone that `columns` names, in their order, if a reader chose them. Throws `record.notFound`
 * for whoever the caller does not see, before any is drawn.
 */
export async function* drawForMany(
  context: CompanyContext,
  drawer: Drawer,
  candidates: readonly string[],
  columns?: readonly ShownColumn[],
) {
  const { db, scope } = context
  const people = await listDrawable(db, scope, candidates)
  if (candidates.some((id) => !people.some(({ candidate_id }) => candidate_id === id)))
    throw fail('record.notFound', { entity: 'Candidate' })
  const face = await findFace(db, scope.companyId)
  const link = {
    ...{ ...face, job_title: null, shows_initials: false, shows_rate: false, shows_authorization: true },
    ...(columns && { columns: columns.filter(isForMany) }),
  }
  for (const person of people) yield { person, ...(await drawResume({ link, context }, person, 'en', drawer.paper)) }
}
