import type { Context } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { deleteDraftRow } from './store.ts'

export async function deleteDraft(context: Context, { id }: { id: string }) {
  if (!(await deleteDraftRow(context.db, context, id))) throw fail('draft.gone')
  return { success: true as const, message: 'Draft discarded' }
}
