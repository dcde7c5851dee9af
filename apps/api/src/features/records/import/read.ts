import { exportTypes } from '@corridor/contract/records/export/formats'
import type postgres from 'postgres'
import type { Turn } from '../../../db/long-work/kind.ts'
import { saveWork } from '../../../db/long-work/lease.ts'
import { Failure } from '../../../platform/fail.ts'
import { TableFault, type TableHead, type TableRow } from '../../../platform/table/answer.ts'
import { readTableApart } from '../../../platform/table/table-reader.ts'
import { letGo } from './let-go.ts'
import { readArchive } from './read-archive.ts'
import { suggestMapping } from './rules.ts'
import { clearReading, type ImportValues, importTable, insertArchived, insertRows } from './store.ts'
import type { ArchiveNote, FileColumn, ImportRecord } from './tables.ts'

const samplesMax = 3
const sampleCharsMax = 80

/** Reads the table of an import into its rows, or keeps why it cannot be read. A reading that was cut off begins anew. */
export async function readImport(turn: Turn<ImportRecord>): Promise<boolean> {
  const { work } = turn
  try {
    const { head, columns, rows } = await readRows(turn)
    const { header, ...facts } = head
    const archive = await readFiles(turn)
    const mapping = suggestMapping(work.kind, header, archive !== null)
    await keep(turn, { ...facts, state: 'mapping', columns, mapping, archive, counts: { rows, waiting: rows } })
  } catch (error) {
    if (error instanceof Superseded) return false
    const reason = toReason(error)
    if (!reason) throw error
    await keep(turn, { state: 'failed', reason }, (tx) => letGo(tx, turn.context.platform, turn.work))
  }
  return false
}

async function readRows(turn: Turn<ImportRecord>) {
  const { context, work } = turn
  const { file_key } = work
  if (!file_key) throw new TableFault('file.gone')
  let type = ''
  await keep(turn, { counts: {} }, async (tx) => {
    type = await clearReading(tx, work)
  })
  const kind = type === exportTypes.xlsx ? 'xlsx' : 'csv'
  let head: TableHead | undefined
  let rows = 0
  const columns: FileColumn[] = []
  await context.platform.storage.withLocalFile('files', file_key, (path) =>
    readTableApart(
      { path, kind, sheet: work.sheet ?? undefined },
      {
        head: async (found) => {
          head = found
          columns.push(...found.header.map((header) => ({ header, samples: [] })))
        },
        rows: async (batch) => {
          takeSamples(columns, batch)
          rows += batch.length
          await keep(turn, { counts: { rows } }, (tx) => insertRows(tx, work.id, batch))
        },
      },
    ),
  )
  if (!head) throw new TableFault('file.empty')
  return { head, columns, rows }
}

async function readFiles(turn: Turn<ImportRecord>): Promise<ArchiveNote | null> {
  const { context, work } = turn
  const { archive_key, archive } = work
  if (!archive_key || !archive) return null
  const note = { ...archive, files: 0, unnamed: null, unnamedNames: [] }
  await readArchive(context.platform, archive_key, async (found) => {
    note.files += found.length
    await keep(turn, { archive: note }, (tx) => insertArchived(tx, work.id, found))
  })
  return note
}

function takeSamples(columns: FileColumn[], rows: TableRow[]): void {
  for (const [at, { samples }] of columns.entries()) {
    for (const { cells } of rows) {
      if (samples.length === samplesMax) break
      const cell = cells[at]?.slice(0, sampleCharsMax)
      if (cell && !samples.includes(cell)) samples.push(cell)
    }
  }
}

/** Another worker has taken the file since. */
class Superseded extends Error {}

async function keep(
  { context, work, tell }: Turn<ImportRecord>,
  values: ImportValues,
  insert?: (tx: postgres.TransactionSql) => Promise<unknown>,
): Promise<void> {
  await context.db.begin(async (tx) => {
    if (!(await saveWork(tx, importTable, work, values))) throw new Superseded()
    await insert?.(tx)
    if (values.state) await tell(tx, true)
  })
}

function toReason(error: unknown): ImportRecord['reason'] {
  if (error instanceof TableFault) return { code: error.code, params: error.params }
  // A file that is gone from the store would be tried again in vain.
  return error instanceof Failure && error.code === 'file.notFound' ? { code: 'file.gone' } : null
}
