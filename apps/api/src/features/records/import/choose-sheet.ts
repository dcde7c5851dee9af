import type { Context } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { moveImport } from './move.ts'

/** Has another sheet of the workbook read. */
export const chooseSheet = (context: Context, { id, sheet }: { id: string; sheet: string }) =>
  moveImport(context, 'choose-sheet', id, 'reading', (_tx, { sheets }) => {
    if (!sheets.includes(sheet)) throw fail('import.sheet')
    return { sheet }
  })
