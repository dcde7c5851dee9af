import type { FaultCode } from '@corridor/contract/records/transfer/faults'

export interface TableFile {
  path: string
  kind: 'csv' | 'xlsx'
  /** The sheet of a workbook; without it, the first that is not empty. */
  sheet?: string | undefined
}

export interface TableRow {
  /** As a spreadsheet counts, from 1. */
  number: number
  cells: string[]
}

/** Head of a table, known before its rows. */
export interface TableHead {
  sheets: string[]
  sheet: string | null
  encoding: string | null
  delimiter: string | null
  header: string[]
}

/** A table that cannot be read, by the code of the contract's table. */
export class TableFault extends Error {
  readonly code: FaultCode
  readonly params: Record<string, string | number>

  constructor(code: FaultCode, params: Record<string, string | number> = {}) {
    super(code)
    this.code = code
    this.params = params
  }
}
