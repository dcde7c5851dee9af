import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { leaveTrail } from '../../../db/write.ts'
import { giveBack, moveStudents, noteHanded, releaseStudents } from './store.ts'

interface Hands {
  /** The hand-over. */
  id: string
  from: string
  to: string
}

/** Gives the students whom a member leads to a colleague, as far as that one enrols students and sees them; the others stay. */
export async function handStudentsOver(context: CompanyContext, tx: postgres.TransactionSql, { id, from, to }: Hands) {
  const moved = await moveStudents(tx, context.scope, { from, to })
  await noteHanded(tx, context.scope, id, moved)
  await tellTrail(context, tx, moved, { from, to })
}

/** Gives students back to whoever led them, true if there were any; those who were handed on since stay where they are. */
export async function handStudentsBack(context: CompanyContext, tx: postgres.TransactionSql, { id, from, to }: Hands) {
  const given = await giveBack(tx, { id, from, to })
  await tellTrail(context, tx, given, { from: to, to: from })
  return given.length > 0
}

/** Leaves the students of a member who is gone to nobody. */
export async function leaveStudents(
  context: CompanyContext,
  tx: postgres.TransactionSql,
  { userId }: { userId: string },
) {
  await tellTrail(context, tx, await releaseStudents(tx, context.scope, userId), { from: userId, to: null })
}

const tellTrail = (
  context: CompanyContext,
  tx: postgres.TransactionSql,
  ids: readonly string[],
  { from, to }: { from: string; to: string | null },
) =>
  leaveTrail(
    context,
    tx,
    'student.update',
    ids.map((id) => ({
      record: { kind: 'student', id },
      ...{ before: { counsellor_id: from }, after: { counsellor_id: to } },
    })),
  )
