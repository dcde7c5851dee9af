import type { CompanyContext } from '../../../db/scope/context.ts'
import { hooksOf } from '../../../platform/hooks.ts'
import { members } from './tables.ts'

/** Counts the work that would be left behind if a member went. Throws `record.notFound`. */
export async function countWork({ db, scope, platform }: CompanyContext, { id }: { id: string }) {
  const { user_id } = await members.load(db, scope, id)
  const counts = await Promise.all(hooksOf(platform, 'countWork').map((count) => count(db, scope, user_id)))
  return { success: true as const, data: Object.assign({ students: 0, applications: 0, reviews: 0 }, ...counts) }
}
