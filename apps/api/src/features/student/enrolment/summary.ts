import { type Access, access, mayCall } from '@corridor/contract/wire/access'
import type { Context } from '../../../db/scope/context.ts'
import { openOrNot } from '../passport/sealing.ts'
import { students } from '../student/tables.ts'
import { stageOf } from '../student/to-wire.ts'
import { judgeFile } from './judge-file.ts'

const mayOpen: Access = access.studentSecrets.reveal

/** Says of each step what is missing, and what contradicts. The birth date is judged for those who may read it, and shown to nobody. */
export async function viewSummary(context: Context, { studentId }: { studentId: string }) {
  const { db, scope, caller, platform } = context
  const row = await students.load(db, scope, studentId)
  const birthDate = mayCall(mayOpen, caller.roles) ? openOrNot(platform.fields, row, 'birthDate') : null
  return {
    success: true as const,
    data: { studentId, ...stageOf(row), ...(await judgeFile(db, row, birthDate ?? null)) },
  }
}
