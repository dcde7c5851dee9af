import type { ImportState, RowOutcome } from '@corridor/contract/records/import/states'
import { recordFacts } from '@corridor/contract/records/record/kinds'
import type postgres from 'postgres'
import type { Context } from '../../../db/context.ts'
import type { TransferRules } from '../../../db/transfer-rules.ts'
import { resumeWork } from '../../../http/session/gate.ts'
import { now } from '../../../platform/clock.ts'
import { Failure } from '../../../platform/fail.ts'
import type { JobData } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform.ts'
import { addRows } from './add-rows.ts'
import { checkRows } from './check-rows.ts'
import { stopWork } from './stop.ts'
import { findWork, lockWork, nextRows, noteUnnamed, saveDone, saveJudged, updateImport } from './store.ts'
import type { Counts, ImportRecord, RowRecord } from './tables.ts'
import { tellEnded } from './tell-ended.ts'
import { undoRows } from './undo-rows.ts'

/** After so long others get their turn, and a process that stops can end. */
const sliceMs = 8_000
const tellEveryMs = 300
/** Rows of one transaction where files go with them. */
const rowsWithFiles = 100

interface Phase {
  /** The rows that wait for it. */
  from: RowOutcome
  /** Rows of one transaction. */
  rows: number
  to: ImportState
  /** Does the rows and keeps what became of each; answers the outcomes. */
  work: (context: Context, tx: postgres.TransactionSql, work: ImportRecord, rows: RowRecord[]) => Promise<RowOutcome[]>
}

const phases: Partial<Record<ImportState, Phase>> = {
  checking: {
    from: 'waiting',
    rows: 1_000,
    to: 'checked',
    work: async (context, tx, work, rows) => {
      const judged = await checkRows(context, tx, work, rulesOf(context, work), rows)
      await saveJudged(tx, judged)
      return judged.map(({ outcome }) => outcome)
    },
  },
  running: {
    from: 'ready',
    rows: 500,
    to: 'done',
    work: async (context, tx, work, rows) => {
      const done = await addRows(context, tx, work, rulesOf(context, work), rows)
      await saveDone(tx, done)
      return done.map(({ outcome }) => outcome)
    },
  },
  undoing: {
    from: 'added',
    rows: 500,
    to: 'undone',
    work: async (context, tx, work, rows) => {
      const done = await undoRows(context, tx, rulesOf(context, work), rows)
      await saveDone(tx, done)
      return done.map(({ outcome }) => outcome)
    },
  },
}

function rulesOf({ platform }: Context, { kind }: ImportRecord): TransferRules {
  const { transfer } = platform.kinds[kind]
  if (!transfer) throw new Error(`The kind ${kind} has no rules for many.`)
  return transfer
}

/** Goes on with an import, some hundred rows at a time, with the rights that its person has at each; leaves the rest to a next turn. */
export async function advanceImport(
  sql: postgres.Sql,
  platform: Platform,
  data: JobData['advance-import'],
): Promise<void> {
  const began = now().getTime()
  let told = 0
  for (;;) {
    const at = now().getTime()
    const isTelling = at - told >= tellEveryMs
    if (isTelling) told = at
    if (!(await step(sql, platform, data.importId, isTelling))) return
    if (now().getTime() - began < sliceMs) continue
    await sql.begin((tx) => platform.jobs.enqueue(tx, 'advance-import', data))
    return
  }
}

/**
 * One batch, and false where it was the last. The import is locked meanwhile and what became of each row is kept with its record, so a
 * row is never done twice, by whichever worker.
 */
async function step(sql: postgres.Sql, platform: Platform, id: string, isTelling: boolean): Promise<boolean> {
  const work = await findWork(sql, id)
  const phase = work && phases[work.state]
  if (!phase) return false
  const context = await resume(sql, platform, work)
  if (!context) return stopWork(sql, platform, work, { code: 'work.forbidden' })
  return sql.begin(async (tx) => {
    const stands = await lockWork(tx, work)
    if (!stands) return true
    const atOnce = stands.archive_key ? Math.min(phase.rows, rowsWithFiles) : phase.rows
    const rows = await nextRows(tx, id, phase.from, atOnce)
    const outcomes = rows.length > 0 ? await phase.work(context, tx, stands, rows) : []
    const isLast = rows.length < atOnce
    const counts = recount(stands.counts, phase.from, outcomes)
    const archive = isLast && phase.to === 'checked' ? await archiveNote(tx, stands) : undefined
    await updateImport(tx, id, { counts, ...(archive ? { archive } : {}), ...(isLast ? { state: phase.to } : {}) })
    if (isLast || isTelling) await platform.events.tell(tx, { userId: work.created_by }, { kind: 'import', id })
    if (isLast && phase.to === 'done') await tellEnded(tx, platform, work)
    return !isLast
  })
}

async function archiveNote(tx: postgres.TransactionSql, { id, archive }: ImportRecord) {
  return archive ? { ...archive, ...(await noteUnnamed(tx, id)) } : undefined
}

async function resume(sql: postgres.Sql, platform: Platform, work: ImportRecord): Promise<Context | undefined> {
  const asker = { userId: work.created_by, companyId: work.company_id }
  try {
    return await resumeWork(sql, platform, asker, recordFacts[work.kind].manage, work.id)
  } catch (error) {
    if (error instanceof Failure && error.code === 'session.forbidden') return undefined
    throw error
  }
}

function recount(counts: Counts, from: RowOutcome, outcomes: RowOutcome[]): Counts {
  const next = { ...counts, [from]: (counts[from] ?? 0) - outcomes.length }
  for (const outcome of outcomes) next[outcome] = (next[outcome] ?? 0) + 1
  return next
}
