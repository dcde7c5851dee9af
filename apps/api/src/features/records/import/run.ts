import type { Context } from '../../../db/context.ts'
import { fail } from '../../../platform/fail.ts'
import { moveImport } from './move.ts'

/** Has the rows that are ready added, as many as the person saw. */
export const runImport = (context: Context, { id, expected }: { id: string; expected: number }) =>
  moveImport(context, 'run', id, 'running', (_tx, { counts: { ready = 0 } }) => {
    if (ready !== expected) throw fail('import.rowsChanged', { count: ready })
    return {}
  })
