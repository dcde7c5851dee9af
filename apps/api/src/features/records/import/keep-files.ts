import { basename } from 'node:path/posix'
import type { KeptFault } from '@corridor/contract/records/transfer/faults'
import type postgres from 'postgres'
import type { Outcome } from '../../../db/record/transfer-rules.ts'
import type { Context } from '../../../db/scope/context.ts'
import { Failure } from '../../../platform/fail.ts'
import { confirmOwnFile, type KeptFile, keepOwnFile } from '../../base/file/own-file.ts'
import { type OpenedArchive, typeOf, withArchive } from './archive.ts'
import type { ImportRecord, RowRecord } from './tables.ts'

/** A row with the keys of its files in its input; or why it cannot have them. */
export interface KeptOfRow {
  row: RowRecord
  input: RowRecord['input']
  files: KeptFile[]
  fault?: KeptFault
}

/** Unpacks the files that rows name and keeps each for its record. They are the records' own once `confirmFiles` says so. */
export async function keepFiles(context: Context, work: ImportRecord, rows: RowRecord[]): Promise<KeptOfRow[]> {
  const plain = (row: RowRecord): KeptOfRow => ({ row, input: row.input, files: [] })
  const key = work.archive_key
  if (!key || !rows.some(namesFiles)) return rows.map(plain)
  return withArchive(context.platform, key, async (archive) => {
    const kept: KeptOfRow[] = []
    for (const row of rows) kept.push(namesFiles(row) ? await keepOfRow(context, archive, row) : plain(row))
    return kept
  })
}

const namesFiles = ({ files }: RowRecord) => Object.keys(files ?? {}).length > 0

async function keepOfRow(context: Context, archive: OpenedArchive, row: RowRecord): Promise<KeptOfRow> {
  const input = { ...row.input }
  const files: KeptFile[] = []
  for (const [field, path] of Object.entries(row.files ?? {})) {
    try {
      const about = { purpose: 'resume', name: basename(path), type: typeOf(path) ?? '' } as const
      const file = await archive.withFile(path, (local) => keepOwnFile(context, local, about))
      input[field] = file.key
      files.push(file)
    } catch (error) {
      if (!(error instanceof Failure) || !['file.quota', 'file.content'].includes(error.code)) throw error
      return { row, input, files, fault: { field, message: error.message } }
    }
  }
  return { row, input, files }
}

/** Makes the files of those rows that were added the records' own, in their transaction; the others are swept. */
export async function confirmFiles(tx: postgres.TransactionSql, rows: KeptOfRow[], outcomes: Outcome[]): Promise<void> {
  for (const [at, outcome] of outcomes.entries()) {
    if ('id' in outcome) for (const file of rows[at]?.files ?? []) await confirmOwnFile(tx, file)
  }
}
