import type { Context } from '../../../db/scope/context.ts'
import { findQueuePlace, isCompany, type Neighbour } from './store.ts'
import { noCompany } from './view.ts'

/** Shows the place of a company among those that wait, and the way to the ones beside it. */
export async function viewQueue({ db, caller }: Context, { companyId }: { companyId: string }) {
  if (!(await isCompany(db, companyId))) throw noCompany()
  const { position, total, previous, next } = await findQueuePlace(db, companyId, caller.userId)
  const data = { position, total, previousInfo: toWire(previous), nextInfo: toWire(next) }
  return { success: true as const, data }
}

const toWire = (one: Neighbour | null) =>
  one ? [{ _id: one.id, name: one.name, toDecide: one.to_decide, sectionId: one.section_id }] : []
