import type { Context } from '../../../db/scope/context.ts'
import { students } from './tables.ts'
import { toWire } from './to-wire.ts'

export async function viewStudent({ db, scope }: Context, { studentId }: { studentId: string }) {
  return { success: true as const, data: toWire(await students.load(db, scope, studentId)) }
}
