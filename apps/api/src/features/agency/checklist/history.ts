import type { Context } from '../../../db/scope/context.ts'
import { toRevision } from './revision.ts'
import { listRevisions } from './store.ts'
import { readsHidden } from './tables.ts'

/** Shows who changed what in the checklist of a country, and when. */
export async function viewHistory({ db, scope }: Context, { country, limit }: { country: string; limit: number }) {
  const rows = await listRevisions(db, scope, country, limit)
  return { success: true as const, data: rows.map((row) => toRevision(row, readsHidden(scope))) }
}
