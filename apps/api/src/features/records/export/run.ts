import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportTypes } from '@corridor/contract/records/export/formats'
import { exportFacts } from '@corridor/contract/records/export/kinds'
import type postgres from 'postgres'
import type { Context } from '../../../db/context.ts'
import { leaveTrail } from '../../../db/write.ts'
import { resumeWork } from '../../../http/session/gate.ts'
import { now } from '../../../platform/clock.ts'
import { Failure } from '../../../platform/fail.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { writeTable } from '../../../platform/table/write-table.ts'
import type { Platform } from '../../../platform.ts'
import { confirmOwnFile, type KeptFile, keepOwnFile } from '../../base/file/own-file.ts'
import { notify } from '../../told/notification/notify.ts'
import { endExport, tellExport } from './end.ts'
import { exportRows } from './rows.ts'
import { beginExport, type ExportRecord, noteExport } from './store.ts'

const noteEveryMs = 400

/** Writes the file of one waiting export, with the rights that its person has now. One that was cut off begins anew. */
export async function runExport(
  sql: postgres.Sql,
  platform: Platform,
  { exportId }: JobData['write-export'],
): Promise<void> {
  const work = await beginExport(sql, exportId)
  if (!work) return
  try {
    const asker = { userId: work.created_by, companyId: work.company_id }
    const context = await resumeWork(sql, platform, asker, exportFacts[work.kind].manage, work.id)
    await writeAndKeep(context, work)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (error.code === 'session.forbidden') return endExport(sql, platform, work, { code: 'work.forbidden' })
    if (error.code === 'file.quota') return endExport(sql, platform, work, { message: error.message })
    throw error
  }
}

async function writeAndKeep(context: Context, work: ExportRecord): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-export-'))
  try {
    const path = join(folder, 'file')
    const rows = await writeRows(context, work, path)
    const file = await keepOwnFile(context, path, {
      purpose: 'export',
      name: work.name,
      type: exportTypes[work.format],
    })
    await finish(context, work, file, rows)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** All rows of one moment; answers how many. */
async function writeRows({ db, platform, ...context }: Context, work: ExportRecord, path: string): Promise<number> {
  let noted = 0
  let rows = 0
  const note = async (progress: { rows: number; written: number }) => {
    rows = progress.written
    if (now().getTime() - noted < noteEveryMs) return
    noted = now().getTime()
    await noteExport(db, work, progress)
    await tellExport(db, platform, work)
  }
  await db.begin('isolation level repeatable read read only', (tx) =>
    writeTable(
      path,
      work.format,
      exportFacts[work.kind].title,
      exportRows(tx, { db, platform, ...context }, work, note),
    ),
  )
  return rows
}

async function finish(context: Context, work: ExportRecord, file: KeptFile, rows: number): Promise<void> {
  const { db, platform } = context
  await db.begin(async (tx) => {
    // Another worker has written the file meanwhile, or it was forgotten: the sweep finds this one, which nobody confirms.
    if (!(await noteExport(tx, work, { state: 'done', rows, written: rows, file_key: file.key }))) return
    await confirmOwnFile(tx, file)
    const { kind, format, query, ids, import_id } = work
    const after = { rows, format, query, ids: ids?.length ?? null, import: import_id }
    await leaveTrail(context, tx, `${kind}.export`, [{ record: { kind: 'export', id: work.id }, before: null, after }])
    await tellExport(tx, platform, work)
    await notify(tx, platform, {
      kind: 'export-ready',
      params: { name: work.name },
      to: [work.created_by],
      at: work.company_id ? { companyId: work.company_id } : 'admin',
      about: { kind: 'export', id: work.id },
    })
  })
}
