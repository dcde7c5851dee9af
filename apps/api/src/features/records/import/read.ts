import { exportTypes } from '@corridor/contract/records/export/formats'
import type postgres from 'postgres'
import { Failure } from '../../../platform/fail.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { TableFault, type TableHead, type TableRow } from '../../../platform/table/answer.ts'
import { readTableApart } from '../../../platform/table/table-reader.ts'
import type { Platform } from '../../../platform.ts'
import { readArchive } from './read-archive.ts'
import { suggestMapping } from './rules.ts'
import {
  beginReading,
  type ImportValues,
  insertArchived,
  insertRows,
  lockWork,
  type Reading,
  updateImport,
} from './store.ts'
import type { ArchiveNote, FileColumn, ImportRecord } from './tables.ts'

const samplesMax = 3
const sampleCharsMax = 80

/** Reads the table of one waiting import into its rows, or keeps why it cannot be read. A reading that was cut off begins anew. */
export async function readImport(
  sql: postgres.Sql,
  platform: Platform,
  { importId }: JobData['read-import'],
): Promise<void> {
  const work = await beginReading(sql, importId)
  if (!work) return
  const end = (values: ImportValues) => keep(sql, platform, work, values)
  try {
    const { head, columns, rows } = await readRows(sql, platform, work)
    const { header, ...facts } = head
    const archive = await readFiles(sql, platform, work)
    const mapping = suggestMapping(work.kind, header, archive !== null)
    await end({ ...facts, state: 'mapping', columns, mapping, archive, counts: { rows, waiting: rows } })
  } catch (error) {
    if (error instanceof Superseded) return
    const reason = toReason(error)
    if (!reason) throw error
    await end({ state: 'failed', reason })
  }
}

async function readRows(sql: postgres.Sql, platform: Platform, work: Reading) {
  const kind = work.file_type === exportTypes.xlsx ? 'xlsx' : 'csv'
  let head: TableHead | undefined
  let rows = 0
  const columns: FileColumn[] = []
  await platform.storage.withLocalFile('files', work.file_key, (path) =>
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
          await keep(sql, platform, work, { counts: { rows } }, (tx) => insertRows(tx, work.id, batch))
        },
      },
    ),
  )
  if (!head) throw new TableFault('file.empty')
  return { head, columns, rows }
}

async function readFiles(sql: postgres.Sql, platform: Platform, work: Reading): Promise<ArchiveNote | null> {
  const { archive_key, archive } = work
  if (!archive_key || !archive) return null
  const note = { ...archive, files: 0, unnamed: null, unnamedNames: [] }
  await readArchive(platform, archive_key, async (found) => {
    note.files += found.length
    await keep(sql, platform, work, { archive: note }, (tx) => insertArchived(tx, work.id, found))
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
  sql: postgres.Sql,
  { events }: Platform,
  work: ImportRecord,
  values: ImportValues,
  insert?: (tx: postgres.TransactionSql) => Promise<unknown>,
): Promise<void> {
  await sql.begin(async (tx) => {
    if (!(await lockWork(tx, work))) throw new Superseded()
    await insert?.(tx)
    await updateImport(tx, work.id, values)
    if (values.state) await events.tell(tx, { userId: work.created_by }, { kind: 'import', id: work.id })
  })
}

function toReason(error: unknown): ImportRecord['reason'] {
  if (error instanceof TableFault) return { code: error.code, params: error.params }
  // A file that is gone from the store would be tried again in vain.
  return error instanceof Failure && error.code === 'file.notFound' ? { code: 'file.gone' } : null
}
