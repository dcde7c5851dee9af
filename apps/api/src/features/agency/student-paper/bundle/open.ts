import { access, mayCall } from '@corridor/contract/wire/access'
import type { CompanyContext, Context } from '../../../../db/scope/context.ts'
import type { Follower } from '../../../../http/visitor.ts'
import { fail } from '../../../../platform/fail.ts'
import { giveAddress } from '../../../base/file/give-address.ts'
import { forgottenAfterSeconds } from '../../../records/export/forget.ts'
import { applications } from '../../student-application/tables.ts'
import { findOwn } from './store.ts'
import { bundleTypes } from './work.ts'

/** An address of a finished bundle for whoever had it made and still sees its application. Throws `record.notFound`, `studentPaper.unfinished`. */
export async function openBundle(context: CompanyContext, { id }: { id: string }, follower: Follower) {
  const { db, scope, platform } = context
  const row = await findOwn(db, scope, { id })
  if (!row) throw fail('record.notFound', { entity: 'Student Paper' })
  await applications.load(db, scope, row.application_id)
  if (!row.file_key) throw fail('studentPaper.unfinished')
  const answer = await giveAddress(context, follower, {
    ...{ key: row.file_key, type: bundleTypes[row.format], saveAs: row.name },
  })
  if (row.has_identity) await platform.jobs.enqueue(db, 'forget-paper-bundle', { id }, forgottenAfterSeconds.download)
  return answer
}

/** Whether a bundle stands behind a file, and the caller may still have it. */
export async function isBundleGiven(
  { db, scope, caller }: Context,
  { key, purpose }: { key: string; purpose: string },
) {
  if (purpose !== 'paper-bundle' || scope.kind !== 'company') return false
  const row = mayCall(access.studentPapers.read, caller.roles) ? await findOwn(db, scope, { key }) : undefined
  return row !== undefined && (await applications.find(db, scope, row.application_id)) !== undefined
}
