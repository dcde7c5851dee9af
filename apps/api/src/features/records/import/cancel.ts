import type { Context } from '../../../db/scope/context.ts'
import { moveImport } from './move.ts'

/** Stops the work after the rows that are being done. A check leads back to its mapping; what was added stays, and can be taken back. */
export const cancelImport = (context: Context, { id }: { id: string }) =>
  moveImport(context, 'cancel', id, (from) => (from === 'checking' ? 'mapping' : 'stopped'))
