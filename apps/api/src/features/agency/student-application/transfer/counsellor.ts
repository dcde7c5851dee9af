import type postgres from 'postgres'
import type { CompanyContext } from '../../../../db/scope/context.ts'
import type { CompanyScope } from '../../../../db/scope/scope.ts'
import type { RecordChange } from '../../../../db/write.ts'
import type { Sql } from '../../../../platform/sql.ts'
import { assertMayCounsel } from '../../../student/student/change-counsellor.ts'
import { toFacts } from '../../../student/student/facts.ts'
import { students } from '../../../student/student/tables.ts'
import { handKept } from '../../../told/task/tables.ts'
import { findHanded, noteHanding } from './store.ts'

/** Refuses a counsellor who does not enrol students, or does not see this one. Throws `student.counsellorBlind`. */
export async function assertMayHand(tx: Sql, scope: CompanyScope, student: string, counsellor: string): Promise<void> {
  const { counsellor_id } = await students.load(tx, scope, student)
  if (counsellor_id !== counsellor) await assertMayCounsel(tx, scope, counsellor, student)
}

interface Handing {
  /** The application whose row says so. */
  id: string
  student: string
  counsellor: string | undefined
}

/** Hands the student of an application to whom its row names, without a word to anybody, and keeps from whom. Answers the change for the trail. */
export async function handOver(
  tx: postgres.TransactionSql,
  { scope }: CompanyContext,
  { id, student, counsellor }: Handing,
): Promise<RecordChange[]> {
  if (!counsellor) return []
  const stands = await students.take(tx, scope, student)
  if (stands.counsellor_id === counsellor) return []
  await noteHanding(tx, id, { to: counsellor, from: stands.counsellor_id })
  return [await put(tx, scope, student, counsellor)]
}

/** Gives the student back to whom an application's row took them from, unless somebody handed them on since. */
export async function giveBack(
  tx: postgres.TransactionSql,
  { scope }: CompanyContext,
  id: string,
): Promise<RecordChange[]> {
  const handed = await findHanded(tx, id)
  return handed ? [await put(tx, scope, handed.student_id, handed.handed_from)] : []
}

async function put(tx: postgres.TransactionSql, scope: CompanyScope, student: string, to: string | null) {
  const stands = await students.take(tx, scope, student)
  await students.update(tx, student, { counsellor_id: to })
  if (to) await handKept(tx, { kind: 'student', id: student }, to)
  const after = await students.load(tx, scope, student)
  const record = { kind: 'student', id: student }
  return { action: 'student.update', record, before: toFacts(stands), after: toFacts(after) }
}
