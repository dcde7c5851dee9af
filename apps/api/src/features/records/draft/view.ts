import type { Context } from '../../../db/scope/context.ts'
import { toDraft } from './seal.ts'
import { findDraft, type Which } from './store.ts'

export async function viewDraft(context: Context, which: Which) {
  const row = await findDraft(context.db, context, which)
  return { success: true as const, data: row ? await toDraft(context.db, context, row) : null }
}
