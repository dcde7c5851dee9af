import type { DoublesRule } from '@corridor/contract/records/import/states'
import type { Context } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { moveImport } from './move.ts'
import { isMapping } from './rules.ts'
import { resetNamed } from './store.ts'

interface ImportCheck {
  id: string
  mapping: Record<string, number>
  doubles: DoublesRule
}

/** Has every row judged, and none added. */
export const checkImport = (context: Context, { id, mapping, doubles }: ImportCheck) =>
  moveImport(context, 'check', id, 'checking', async (tx, { kind, columns, counts, archive_key }) => {
    if (!isMapping(kind, mapping, columns.length, archive_key !== null)) throw fail('import.mapping')
    if (archive_key) await resetNamed(tx, id)
    const { rows = 0 } = counts
    return { mapping, doubles, is_taken: false, counts: { rows, waiting: rows } }
  })
