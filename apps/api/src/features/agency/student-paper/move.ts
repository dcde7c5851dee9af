import type { ReturnReason } from '@corridor/contract/agency/student-paper/kinds'
import type { PaperReceive } from '@corridor/contract/agency/student-paper/shapes'
import {
  canMovePaper,
  type PaperMove,
  paperStateNames,
  stateAfter,
  takeBackMs,
} from '@corridor/contract/agency/student-paper/states'
import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { type RecordChange, write } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import { writeWithFiles } from '../../base/file/confirm.ts'
import { holdStudent } from '../../student/student/assert-student.ts'
import { keepPaper, loadPaper } from '../../student/student-document/keep-paper.ts'
import { judgeRefused, refuseHeld } from '../../student/student-document/save.ts'
import { beforeMoveOf, deleteVersion, insertVersion, papers, writeReason } from './store.ts'
import { type PaperRow, toFacts, toWire } from './tables.ts'
import { keepReturned, tellReturned } from './tell.ts'

type Tx = postgres.TransactionSql

interface Named {
  id: string
  version?: number | undefined
}

/** Notes a version of a paper as received: a document that the student has, or one that is uploaded now and is one from then on. */
export async function receivePaper(context: CompanyContext, { id, version, documentId, document }: PaperReceive) {
  const { scope } = context
  const { student_id: studentId } = await papers.load(context.db, scope, id)
  const files = { keys: [document?.documentKey], purpose: 'student-document' as const }
  return writeWithFiles(context, 'student-paper.receive', files, async (tx) => {
    // Student before paper, as everywhere: two that save the same wait for each other.
    await holdStudent(tx, scope, studentId)
    const stands = await takeFor(tx, context, { id, version }, 'receive')
    const records: RecordChange[] = []
    if (document) {
      await judgeRefused(tx, context, [document], (_at, field) => `document.${field}`)
      const { row, ...change } = await keepPaper(context, tx, studentId, document)
      records.push(change)
      documentId = row.id
    }
    const kept = await loadPaper(tx, scope, documentId ?? '')
    if (kept.student_id !== studentId) throw fail('record.notFound', { entity: 'Student Document' })
    const added = await insertVersion(tx, scope, id, kept.id)
    return moved(tx, context, stands, 'receive', { version: added, records })
  }).catch(refuseHeld)
}

/** Returns a paper with a reason, and tells the counsellor. */
export const returnPaper = (
  context: CompanyContext,
  { id, version, reason, words }: Named & { reason: ReturnReason; words: string },
) =>
  write(context, 'student-paper.return', async (tx) => {
    const stands = await takeFor(tx, context, { id, version }, 'return')
    await writeReason(tx, id, { reason, reason_words: words })
    return moved(tx, context, stands, 'return', { reason, words })
  })

export const acceptPaper = (context: CompanyContext, named: Named) =>
  write(context, 'student-paper.accept', async (tx) =>
    moved(tx, context, await takeFor(tx, context, named, 'accept'), 'accept'),
  )

/** Has a paper that was returned or accepted looked at again, with the version that stands. */
export const reopenPaper = (context: CompanyContext, named: Named) =>
  write(context, 'student-paper.reopen', async (tx) => {
    const stands = await takeFor(tx, context, named, 'reopen')
    if (stands.versions === 0) throw fail('studentPaper.nothingReceived', { name: stands.title })
    await writeReason(tx, stands.id, { reason: null, reason_words: '' })
    return moved(tx, context, stands, 'reopen')
  })

/** Takes back the last move, for whoever made it a moment ago. A file that came with it stays a document of the student. */
export const takeBackMove = (context: CompanyContext, { id, version }: Named) =>
  write(context, 'student-paper.take-back', async (tx) => {
    const { scope } = context
    const stands = await papers.take(tx, scope, id, version)
    const { before_move: before, moved_at, moved_by } = stands
    const isFresh = now().getTime() - moved_at.getTime() < takeBackMs
    if (!before || moved_by !== scope.userId || !isFresh) throw fail('studentPaper.notTakenBack')
    if (before.version) await deleteVersion(tx, before.version)
    const reason = { reason: before.reason, reason_words: before.words }
    await writeReason(tx, id, reason)
    await papers.update(tx, id, { state: before.state, ...reason, before_move: null })
    return told(tx, context, stands)
  })

/** A paper that may be moved so, held. Throws `record.notFound`, `record.changed`, `studentPaper.notMoved`. */
async function takeFor(tx: Tx, { scope }: CompanyContext, { id, version }: Named, move: PaperMove): Promise<PaperRow> {
  const stands = await papers.take(tx, scope, id, version)
  if (!canMovePaper(stands.state, move)) throw fail('studentPaper.notMoved', { name: stands.title })
  return stands
}

interface Moved {
  reason?: ReturnReason
  words?: string
  /** The version that came with it. */
  version?: string
  /** Changes of other records. */
  records?: readonly RecordChange[]
}

async function moved(
  tx: Tx,
  context: CompanyContext,
  stands: PaperRow,
  move: PaperMove,
  { reason, words = '', version, records = [] }: Moved = {},
) {
  const { state, reason: reasonBefore, reason_words: wordsBefore } = stands
  await papers.update(tx, stands.id, {
    state: stateAfter(move),
    ...{ reason: reason ?? null, reason_words: words, moved_at: now(), moved_by: context.scope.userId },
    before_move: beforeMoveOf(tx, { state, reason: reasonBefore, words: wordsBefore, version: version ?? null }),
  })
  return told(tx, context, stands, records)
}

async function told(tx: Tx, context: CompanyContext, before: PaperRow, records: readonly RecordChange[] = []) {
  const row = await papers.load(tx, context.scope, before.id)
  await keepReturned(context, tx, row)
  if (row.state === 'returned' && before.state !== 'returned') await tellReturned(context, tx, row)
  const own: RecordChange = {
    record: { kind: 'student-paper', id: row.id },
    ...{ before: toFacts(before), after: toFacts(row) },
  }
  const answer = {
    success: true as const,
    message: `Paper ${paperStateNames[row.state].toLowerCase()}`,
    data: toWire(row),
  }
  return { records: [...records, own], answer }
}
