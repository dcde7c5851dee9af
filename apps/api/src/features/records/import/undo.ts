import type { Context } from '../../../db/scope/context.ts'
import { moveImport } from './move.ts'

/** Has the records removed that the import added and that nobody changed or uses since. */
export const undoImport = (context: Context, { id }: { id: string }) => moveImport(context, 'undo', id, 'undoing')
