import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportTypes } from '@corridor/contract/records/export/formats'
import { exportFacts } from '@corridor/contract/records/export/kinds'
import { exportDays, sealedColumns } from '@corridor/contract/transfers'
import type { LongWork, Turn } from '../../../db/long-work/kind.ts'
import { saveWork } from '../../../db/long-work/lease.ts'
import { besideTransaction } from '../../../db/pool/transaction.ts'
import { audiencesOf } from '../../../db/scope/scope.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { leaveTrail } from '../../../db/write.ts'
import { resumeWork } from '../../../http/session/gate.ts'
import { now } from '../../../platform/clock.ts'
import { Failure } from '../../../platform/fail.ts'
import { writeTableApart } from '../../../platform/table/table-writer.ts'
import { deleteUnheldFiles } from '../../base/file/delete-unheld.ts'
import { confirmOwnFile, type KeptFile, keepOwnFile } from '../../base/file/own-file.ts'
import { notify } from '../../told/notification/notify.ts'
import { cellFormats } from './cells.ts'
import { keepShort } from './forget.ts'
import { exportRows } from './rows.ts'
import { accessOf } from './start.ts'
import { type ExportRecord, exportTable } from './store.ts'

const noteEveryMs = 400

/** The writing of a file. One that was cut off begins anew. */
export const exportWork: LongWork<ExportRecord> = {
  ...exportTable,
  event: 'export',
  job: 'write-export',
  halts: { queued: 'failed', running: 'failed' },
  resume: (sql, platform, work) =>
    resumeWork(sql, platform, { userId: work.created_by, companyId: work.company_id }, accessOf(work), work.id),
  advance,
  keptDays: exportDays,
  forgotten: async (tx, { jobs }, { file_key }) => {
    if (file_key) await deleteUnheldFiles(tx, jobs, [file_key])
  },
}

async function advance(turn: Turn<ExportRecord>): Promise<boolean> {
  const { context, work, tell } = turn
  if (
    !(await saveWork(context.db, exportTable, work, {
      state: 'running',
      written: 0,
      audiences: audiencesOf(context.scope),
    }))
  )
    return false
  const running: ExportRecord = { ...work, state: 'running' }
  try {
    await writeAndKeep({ ...turn, work: running })
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'file.quota') throw error
    const reason = { message: error.message }
    await context.db.begin(async (tx) => {
      if (await saveWork(tx, exportTable, running, { state: 'failed', reason })) await tell(tx, true)
    })
  }
  return false
}

async function writeAndKeep(turn: Turn<ExportRecord>): Promise<void> {
  const { context, work } = turn
  const folder = await mkdtemp(join(tmpdir(), 'corridor-export-'))
  try {
    const path = join(folder, 'file')
    const rows = await writeRows(turn, path)
    const file = await keepOwnFile(context, path, {
      purpose: 'export',
      name: work.name,
      type: exportTypes[work.format],
    })
    await finish(turn, file, rows)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** All rows of one moment; answers how many. */
async function writeRows({ context, work, tell }: Turn<ExportRecord>, path: string): Promise<number> {
  const { db } = context
  let noted = 0
  let rows = 0
  const note = async (progress: { rows: number; written: number }) => {
    rows = progress.written
    if (now().getTime() - noted < noteEveryMs) return
    noted = now().getTime()
    // Seen while the rows are still being read, in a transaction that writes nothing.
    await besideTransaction(async () => {
      await saveWork(db, exportTable, work, progress)
      await tell(db)
    })
  }
  await db.begin('isolation level repeatable read read only', async (tx) => {
    const settings = await settingsOf(tx, work.company_id)
    const sheet = { name: exportFacts[work.kind].title, formats: cellFormats(work, settings) }
    await writeTableApart({ path, format: work.format, sheet }, exportRows(tx, context, work, settings, note))
  })
  return rows
}

async function finish({ context, work, tell }: Turn<ExportRecord>, file: KeptFile, rows: number): Promise<void> {
  const { db, platform } = context
  await db.begin(async (tx) => {
    // Another worker has written the file meanwhile, or it was forgotten: the sweep finds this one, which nobody confirms.
    if (!(await saveWork(tx, exportTable, work, { state: 'done', rows, written: rows, file_key: file.key }))) return
    await confirmOwnFile(tx, file)
    const { kind, format, query, ids, import_id, sealed_for } = work
    const sealed = sealed_for === null ? {} : { sealed: sealedIn(work), reason: sealed_for }
    const after = { rows, format, query, ids: ids?.length ?? null, import: import_id, ...sealed }
    if (sealed_for !== null) await keepShort(context, tx, work, rows)
    await leaveTrail(context, tx, `${kind}.export`, [{ record: { kind: 'export', id: work.id }, before: null, after }])
    await tell(tx, true)
    await notify(tx, platform, {
      kind: 'export-ready',
      params: { name: work.name },
      to: [work.created_by],
      at: work.company_id ? { companyId: work.company_id } : 'admin',
      about: { kind: 'export', id: work.id },
    })
  })
}

/** The fields of its columns whose values are stored sealed. */
const sealedIn = ({ kind, columns }: ExportRecord) =>
  sealedColumns(kind).flatMap(({ field }) => (columns.some((column) => column.field === field) ? [field] : []))
