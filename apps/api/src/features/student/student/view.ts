import type { Context } from '../../../db/scope/context.ts'
import { findKept } from './store.ts'
import { students } from './tables.ts'
import { toWire } from './to-wire.ts'

/** Shows a student; in the place of one that was merged away, the one that was kept, if the caller sees it. Throws `record.notFound`. */
export async function viewStudent({ db, scope }: Context, { studentId }: { studentId: string }) {
  const stands = await students.find(db, scope, studentId)
  const row = stands ?? (await students.load(db, scope, (await findKept(db, studentId)) ?? studentId))
  return { success: true as const, data: toWire(row) }
}
