import type { Context } from '../../../db/scope/context.ts'
import { jobs } from './tables.ts'
import { toRecord } from './wire.ts'

export async function viewJob({ db, scope }: Context, { jobId }: { jobId: string }) {
  return { success: true as const, data: toRecord(await jobs.load(db, scope, jobId)) }
}
