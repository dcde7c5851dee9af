import { exportTypes } from '@corridor/contract/records/export/formats'
import type postgres from 'postgres'
import type { Turn } from '../../../db/long-work/kind.ts'
import { saveWork } from '../../../db/long-work/lease.ts'
import { isLost } from '../../../platform/storage/seal-fault.ts'
import { TableFault, type TableHead, type TableRow } from '../../../platform/table/answer.ts'
import { readTableApart } from '../../../platform/table/table-reader.ts'
import { letGo } from './let-go.ts'
import { findFileType, type ImportValues, importTable } from './store.ts'
import type { ImportRecord } from './tables.ts'

/** Reads the file of an import some rows at a time; answers how it begins, and how many rows it has. Throws `TableFault`. */
export async function readFile(
  { context, work: { file_key, sheet } }: Turn<ImportRecord>,
  take: (rows: TableRow[], head: TableHead) => Promise<void>,
): Promise<{ head: TableHead; rows: number }> {
  if (!file_key) throw new TableFault('file.gone')
  const kind = (await findFileType(context.db, file_key)) === exportTypes.xlsx ? 'xlsx' : 'csv'
  let head: TableHead | undefined
  let rows = 0
  await context.platform.storage.withLocalFile('files', file_key, (path) =>
    readTableApart(
      { path, kind, sheet: sheet ?? undefined },
      {
        head: async (found) => {
          head = found
        },
        rows: async (batch) => {
          rows += batch.length
          if (head) await take(batch, head)
        },
      },
    ),
  )
  if (!head) throw new TableFault('file.empty')
  return { head, rows }
}

/** Another worker has taken the file since, or its person has stopped the work. */
class Superseded extends Error {}

/** Keeps how far the work is, with what `more` writes. Throws if it is not this turn's any more. */
export async function keep(
  { context, work, tell }: Turn<ImportRecord>,
  values: ImportValues,
  more?: (tx: postgres.TransactionSql) => Promise<unknown>,
): Promise<void> {
  await context.db.begin(async (tx) => {
    if (!(await saveWork(tx, importTable, work, values))) throw new Superseded()
    await more?.(tx)
    if (values.state) await tell(tx, true)
  })
}

/** Answers what the reading answers; if the file cannot be read, why is kept, and false is the answer. */
export async function orFailed(turn: Turn<ImportRecord>, reading: () => Promise<boolean>): Promise<boolean> {
  try {
    return await reading()
  } catch (error) {
    if (error instanceof Superseded) return false
    const reason = toReason(error)
    if (!reason) throw error
    await keep(turn, { state: 'failed', reason }, (tx) => letGo(tx, turn.context.platform, turn.work)).catch((lost) => {
      if (!(lost instanceof Superseded)) throw lost
    })
    return false
  }
}

function toReason(error: unknown): ImportRecord['reason'] {
  if (error instanceof TableFault) return { code: error.code, params: error.params }
  // A file that is gone from the store, or not what was kept there, would be tried again in vain.
  return isLost(error) ? { code: 'file.gone' } : null
}
