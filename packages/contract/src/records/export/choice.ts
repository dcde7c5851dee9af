import * as z from 'zod'
import { timeZone } from '../../field/time-zone.ts'
import { recordId } from '../../wire/record.ts'
import { exportFormats, exportIdsMax } from './formats.ts'

/** Rows and columns of a list that are written into a file, and its format. */
export const ExportChoice = z.object({
  format: z.enum(exportFormats),
  /** The list's own body: its search, filters and sort choose the rows; its page and limit do not count. */
  query: z.record(z.string(), z.unknown()).optional(),
  /** These records alone, in the order of the query. */
  ids: z.array(recordId).min(1).max(exportIdsMax).optional(),
  /** The columns in their order, each with its header in the person's language; all without this. */
  columns: z
    .array(z.object({ field: z.string().max(60), header: z.string().min(1).max(100) }))
    .min(1)
    .max(100)
    .optional(),
  /** Zone of the person: the times of a workbook are in it, and the day in the file's name. */
  timeZone: timeZone.default('UTC'),
})
export type ExportChoice = z.infer<typeof ExportChoice>

export const exportStarted = z.object({ success: z.literal(true), id: recordId })
