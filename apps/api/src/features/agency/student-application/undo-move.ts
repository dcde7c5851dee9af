import { undoSeconds } from '@corridor/contract/agency/student-application/kinds'
import { isLive } from '@corridor/contract/agency/student-application/stages'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { nothingMore, refuseLive, saveApplication, takeApplication } from './save.ts'
import { findLastMove, undoMoveRow } from './store.ts'

// Whoever presses in the last second is heard, however slow the line.
const lateMs = 5_000

/**
 * Takes back the last move, of stage or authority, if the caller made it just now; with `haveStood` it was made by an action on many, which
 * is undone for longer. Throws `studentApplication.undoLate`, `.live`.
 */
export const undoMove = (context: CompanyContext, { id }: { id: string }, { haveStood = false } = {}) =>
  write(context, 'student-application.undo-move', async (tx) => {
    const { scope } = context
    const stands = await takeApplication(tx, scope, id)
    const last = await findLastMove(tx, id)
    const isTheirs = last?.made_by === scope.userId && last.age_ms <= undoSeconds * 1000 + lateMs
    if (!last || !(isTheirs || haveStood)) throw fail('studentApplication.undoLate')
    const before = { ...stands, ...last.before }
    if (isLive(before.stage) && !isLive(stands.stage)) await refuseLive(tx, scope, before, id)
    await undoMoveRow(tx, last.id)
    return saveApplication(tx, context, stands, last.before, 'Move undone', nothingMore)
  })
