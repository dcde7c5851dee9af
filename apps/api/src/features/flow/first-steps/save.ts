import type { Context } from '../../../db/scope/context.ts'
import { saveList } from './store.ts'
import { beginsAfter, viewFirstSteps } from './view.ts'

/** Hides the caller's first steps, or shows them again. */
export async function saveFirstSteps(context: Context, { isShown }: { isShown: boolean }) {
  await saveList(context.db, context.caller.userId, isShown, beginsAfter())
  return viewFirstSteps(context)
}
