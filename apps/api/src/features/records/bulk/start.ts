import type { BulkAction } from '@corridor/contract/records/bulk/shapes'
import { type RecordKind, recordFacts } from '@corridor/contract/records/record/kinds'
import { listedKinds, type OtherList } from '@corridor/contract/records/record/lists'
import { mayCall } from '@corridor/contract/wire/access'
import type postgres from 'postgres'
import type { KindRules } from '../../../db/record/kind.ts'
import { written } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { judgeQuery } from '../record/judge-query.ts'
import { type BulkAsk, findAsk } from './ask.ts'
import { judgeValues, type Values } from './set-values.ts'
import { addChosen, addMatching, findOwnBulk, insertBulk, setTotal, toWire } from './store.ts'

const recordsMax = 200_000

interface BulkStart {
  kind: RecordKind
  action: BulkAction
  values?: Values | undefined
  target: { ids: string[] } | { query: object; list?: OtherList | undefined }
  count: number
}

/**
 * Writes down which records an action means and begins to work on them. Throws `bulk.countChanged`, and does nothing, if the list shows
 * another number of records than the person was asked about.
 */
export async function startBulk(context: Context, { kind, action, values: given, target, count }: BulkStart) {
  if (!mayCall(recordFacts[kind].manage, context.caller.roles)) throw fail('session.forbidden')
  const rules = context.platform.kinds[kind]
  const asking = findAsk(context.platform, kind)
  assertFits(rules, action, asking)
  const judged = action === 'ask' ? await asking?.judge(context, given ?? {}) : undefined
  const values = action === 'set' ? judgeValues(kind, given) : (judged ?? null)
  const list = 'list' in target ? target.list : undefined
  if (list && listedKinds[list] !== kind)
    throw fail('request.invalid', {}, { fields: { 'target.list': 'This list shows other records' } })
  const query = 'query' in target ? judgeQuery(list ?? kind, 'target.query', target.query) : null
  const listed = list ? { list: context.platform.lists[list] } : rules
  return write(context, 'bulk.start', async (tx) => {
    const id = await insertBulk(tx, context, { kind, action, values })
    const total = query
      ? await addMatching(tx, id, context, listed, query)
      : await addChosen(tx, id, (target as { ids: string[] }).ids)
    if (total > recordsMax) throw fail('bulk.tooMany', { limit: recordsMax })
    if (total !== count) throw fail('bulk.countChanged', { found: total, expected: count })
    await setTotal(tx, id, total)
    return begin(context, tx, id, { kind, action, ...(values && { values }), target, total })
  })
}

/** Queues the work in the transaction that causes it, and answers how it stands. */
export async function begin(context: Context, tx: postgres.TransactionSql, id: string, after: object) {
  await context.platform.jobs.enqueue(tx, 'run-bulk', { id })
  const row = written(await findOwnBulk(tx, context, id))
  return { record: { kind: 'bulk', id }, before: null, after, answer: { success: true as const, data: toWire(row) } }
}

// Not every kind of record has a status, values that are set for many, or something that is asked of it.
function assertFits({ list, set }: KindRules, action: BulkAction, asking: BulkAsk | undefined): void {
  const fits = { set, ask: asking, delete: true, activate: list.filters.status, deactivate: list.filters.status }
  if (fits[action]) return
  throw fail('request.invalid', {}, { fields: { action: 'This cannot be done to these records' } })
}
