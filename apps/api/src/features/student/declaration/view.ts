import type { Declarations } from '@corridor/contract/student/declaration/shapes'
import type { Context } from '../../../db/scope/context.ts'
import type { Sql } from '../../../platform/sql.ts'
import { students } from '../student/tables.ts'
import { listDeclarations } from './store.ts'
import { toWire } from './tables.ts'

/** Shows what was declared of a student whom the caller sees. Throws `record.notFound`. */
export async function viewDeclarations({ db, scope }: Context, { studentId }: { studentId: string }) {
  await students.load(db, scope, studentId)
  return { success: true as const, data: await readDeclarations(db, studentId) }
}

export const readDeclarations = async (sql: Sql, studentId: string): Promise<Declarations> => ({
  studentId,
  declarations: (await listDeclarations(sql, studentId)).map(toWire),
})
