import type { Context } from '../../../db/scope/context.ts'
import { listHistory } from './store.ts'
import { suppressions, toWire } from './tables.ts'

export async function viewSuppression({ db, scope }: Context, { suppressionId }: { suppressionId: string }) {
  const row = await suppressions.load(db, scope, suppressionId)
  const history = await listHistory(db, scope, suppressionId)
  return { success: true as const, data: toWire(row), history: history.map(toWire) }
}
