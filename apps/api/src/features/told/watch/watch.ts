import { recordFacts } from '@corridor/contract/records/record/kinds'
import { isThere } from '../../../db/record/is-there.ts'
import type { Context } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { dropWatch, isWatching, keepWatch, type Watched } from './store.ts'

/** Tells whether the caller watches a record that they see. Throws `record.notFound`. */
export async function viewWatch(context: Context, record: Watched) {
  await assertSeen(context, record)
  return { success: true as const, isWatching: await isWatching(context.db, context.caller.userId, record) }
}

/** Watches a record, or no more. It is no `write`: what one looks after is nobody else's matter. Throws `record.notFound`. */
export async function saveWatch(context: Context, { isWatching, ...record }: Watched & { isWatching: boolean }) {
  await assertSeen(context, record)
  const { db, caller, scope } = context
  await (isWatching ? keepWatch(db, caller, scope, record) : dropWatch(db, caller.userId, record))
  return { success: true as const, isWatching }
}

// Companies are the administrators' records; what a company has is its members'.
async function assertSeen({ db, scope, platform }: Context, { kind, id }: Watched): Promise<void> {
  const isTheirs = scope.kind === (kind === 'company' ? 'platform' : 'company')
  if (!isTheirs || !(await isThere(db, platform, scope, { kind, id })))
    throw fail('record.notFound', { entity: recordFacts[kind].title })
}
