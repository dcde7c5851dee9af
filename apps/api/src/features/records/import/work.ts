import type { ImportState, RowOutcome } from '@corridor/contract/records/import/states'
import { importFacts } from '@corridor/contract/records/transfer/kinds'
import { importDays } from '@corridor/contract/transfers'
import type postgres from 'postgres'
import type { LongWork, Turn } from '../../../db/long-work/kind.ts'
import { lockWork, saveWork } from '../../../db/long-work/lease.ts'
import type { Context } from '../../../db/scope/context.ts'
import { resumeWork } from '../../../http/session/gate.ts'
import { deleteUnheldFiles } from '../../base/file/delete-unheld.ts'
import { addRows } from './add-rows.ts'
import { checkRows } from './check-rows.ts'
import { type KeptOfRow, keepFiles } from './keep-files.ts'
import { letGo } from './let-go.ts'
import { readImport } from './read.ts'
import { hasSealed } from './sealing.ts'
import { filesOf, forgetSealed, importTable, nextRows, noteUnnamed, saveDone, saveJudged } from './store.ts'
import type { Counts, ImportRecord, RowRecord } from './tables.ts'
import { takeRows } from './take-rows.ts'
import { tellEnded } from './tell-ended.ts'
import { undoRows } from './undo-rows.ts'

/** Rows of one transaction if files go with them. */
const rowsWithFiles = 100

interface Rows {
  rows: RowRecord[]
  kept: KeptOfRow[]
}

interface Phase {
  /** The rows that wait for it. */
  from: RowOutcome
  /** Rows of one transaction. */
  rows: number
  to: ImportState
  /** Keeps the files that go with the rows, before their transaction. */
  keep?: (context: Context, work: ImportRecord, rows: RowRecord[]) => Promise<KeptOfRow[]>
  /** Does the rows and notes what became of each; answers the outcomes. */
  work: (context: Context, tx: postgres.TransactionSql, work: ImportRecord, rows: Rows) => Promise<RowOutcome[]>
}

const phases: Partial<Record<ImportState, Phase>> = {
  checking: {
    from: 'waiting',
    rows: 1_000,
    to: 'checked',
    work: async (context, tx, work, { rows }) => {
      const judged = await checkRows(context, tx, work, rulesOf(context, work), rows)
      await saveJudged(tx, judged)
      return judged.map(({ outcome }) => outcome)
    },
  },
  running: {
    from: 'ready',
    rows: 500,
    to: 'done',
    keep: keepFiles,
    work: async (context, tx, work, { kept }) => {
      const rules = rulesOf(context, work)
      const done = await addRows(context, tx, rules, kept)
      if (work.hotlist_id)
        await rules.destination?.put(
          context,
          tx,
          work.hotlist_id,
          done.flatMap(({ outcome, record_id }) => (outcome === 'added' && record_id ? [record_id] : [])),
        )
      await saveDone(tx, done)
      return done.map(({ outcome }) => outcome)
    },
  },
  undoing: {
    from: 'added',
    rows: 500,
    to: 'undone',
    work: async (context, tx, work, { rows }) => {
      const rules = rulesOf(context, work)
      const added = rows.flatMap(({ record_id }) => record_id ?? [])
      if (work.hotlist_id) await rules.destination?.takeOff(context, tx, work.hotlist_id, added)
      const done = await undoRows(context, tx, rules, rows)
      await saveDone(tx, done)
      return done.map(({ outcome }) => outcome)
    },
  },
}

const rulesOf = ({ platform }: Context, { kind }: ImportRecord) => platform.imports[kind]

const halts: Record<string, ImportState> = {
  reading: 'failed',
  checking: 'failed',
  running: 'stopped',
  undoing: 'stopped',
}

/** The work on an import, some hundred rows at a time: what became of each is kept with its record, so that no row is done twice. */
export const importWork: LongWork<ImportRecord> = {
  ...importTable,
  event: 'import',
  job: 'advance-import',
  halts,
  resume: (sql, platform, { id, kind, created_by, company_id }) =>
    resumeWork(sql, platform, { userId: created_by, companyId: company_id }, importFacts[kind].manage, id),
  advance: (turn) => {
    const { state, is_taken } = turn.work
    if (state === 'reading') return readImport(turn)
    return state === 'checking' && !is_taken ? takeRows(turn) : advanceRows(turn)
  },
  halted: async (tx, platform, work) => {
    if (halts[work.state] === 'failed') await letGo(tx, platform, work)
    await tellEnded(tx, platform, work)
  },
  keptDays: importDays,
  // Nothing was added, and the file is still there.
  left: { states: ['mapping', 'checked'], days: 1 },
  forgotten: (tx, { jobs }, work) => deleteUnheldFiles(tx, jobs, filesOf(work)),
}

async function advanceRows({ context, work, tell }: Turn<ImportRecord>): Promise<boolean> {
  const phase = phases[work.state]
  if (!phase) return false
  const atOnce = work.archive_key ? Math.min(phase.rows, rowsWithFiles) : phase.rows
  // Nobody else takes these rows while the work has this turn, which is asked again below.
  const rows = await nextRows(context.db, work.id, phase.from, atOnce)
  const kept = (await phase.keep?.(context, work, rows)) ?? []
  return context.db.begin(async (tx) => {
    const stands = await lockWork(tx, importTable, work)
    if (!stands) return false
    const outcomes = rows.length > 0 ? await phase.work(context, tx, stands, { rows, kept }) : []
    const isLast = rows.length < atOnce
    const counts = recount(stands.counts, phase.from, outcomes)
    const archive = isLast && phase.to === 'checked' ? await archiveNote(tx, stands) : undefined
    await saveWork(tx, importTable, work, {
      counts,
      ...(archive ? { archive } : {}),
      ...(isLast ? { state: phase.to } : {}),
    })
    await tell(tx, isLast)
    if (isLast && phase.to !== 'checked' && hasSealed(work.kind)) await forgetSealed(tx, work.id)
    if (isLast && phase.to === 'done') await tellEnded(tx, context.platform, work)
    return !isLast
  })
}

async function archiveNote(tx: postgres.TransactionSql, { id, archive }: ImportRecord) {
  return archive ? { ...archive, ...(await noteUnnamed(tx, id)) } : undefined
}

function recount(counts: Counts, from: RowOutcome, outcomes: RowOutcome[]): Counts {
  const next = { ...counts, [from]: (counts[from] ?? 0) - outcomes.length }
  for (const outcome of outcomes) next[outcome] = (next[outcome] ?? 0) + 1
  return next
}
