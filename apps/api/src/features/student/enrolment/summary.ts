import type { Context } from '../../../db/scope/context.ts'
import { students } from '../student/tables.ts'
import { stageOf } from '../student/to-wire.ts'
import { eyesOf, judgeFile } from './judge-file.ts'

/** Says of each step what is missing, and what contradicts. The birth date is judged for those who may read it, and shown to nobody. */
export async function viewSummary(context: Context, { studentId }: { studentId: string }) {
  const { db, scope } = context
  const row = await students.load(db, scope, studentId)
  return {
    success: true as const,
    data: { studentId, ...stageOf(row), ...(await judgeFile(db, eyesOf(context), row)) },
  }
}
