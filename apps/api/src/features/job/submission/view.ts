import type { Context } from '../../../db/scope/context.ts'
import { submissions, toWire } from './tables.ts'

export async function viewSubmission({ db, scope }: Context, { submissionId }: { submissionId: string }) {
  return { success: true as const, data: toWire(await submissions.load(db, scope, submissionId)) }
}
