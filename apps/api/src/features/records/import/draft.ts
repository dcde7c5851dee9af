import type { ReadCells } from './rules.ts'
import type { RowRecord } from './tables.ts'

/** A row on its way to a record; null as `input` if something is wrong with it. */
export interface Draft extends ReadCells {
  row: RowRecord
  name: string
  input: Record<string, unknown> | null
}
