import { recordFacts } from '@corridor/contract/records/record/kinds'
import type postgres from 'postgres'
import type { Context } from '../../../db/context.ts'
import type { KindRules } from '../../../db/record-kind.ts'
import { withinTransaction } from '../../../db/within-transaction.ts'
import { type Asker, resumeWork } from '../../../http/session/gate.ts'
import { now } from '../../../platform/clock.ts'
import { Failure, fail } from '../../../platform/fail.ts'
import type { Platform } from '../../../platform.ts'
import { restoreRecord } from '../bin/restore.ts'
import {
  type BulkRow,
  endItems,
  type ItemEnd,
  type ItemRow,
  listLeftBulks,
  lockBulk,
  nextItems,
  type RecordFacts,
  readRecords,
  saveProgress,
} from './store.ts'

const itemsAtOnce = 100
/** A longer action lets others have their turn. */
const turnMs = 20_000

/**
 * Works on an action for a while, some records in each transaction together with how they fared: a worker that dies leaves nothing
 * half done, and two never work on the same one.
 */
export async function runBulk(sql: postgres.Sql, platform: Platform, { bulkId }: { bulkId: string }): Promise<void> {
  const until = now().getTime() + turnMs
  while (await runSome(sql, platform, bulkId)) {
    if (now().getTime() < until) continue
    return sql.begin((tx) => platform.jobs.enqueue(tx, 'run-bulk', { bulkId }))
  }
}

/** Takes up again what a worker that died has left. */
export async function resumeBulks(sql: postgres.Sql, platform: Platform): Promise<void> {
  for (const { id } of await listLeftBulks(sql)) {
    await sql.begin((tx) => platform.jobs.enqueue(tx, 'run-bulk', { bulkId: id }))
  }
}

/** True where there is more to do. */
const runSome = (sql: postgres.Sql, platform: Platform, bulkId: string): Promise<boolean> =>
  sql.begin(async (tx) => {
    const bulk = await lockBulk(tx, bulkId)
    if (!bulk) return false
    const context = await contextOf(sql, platform, bulk)
    const items = context ? await nextItems(tx, bulk, itemsAtOnce) : []
    if (context && items.length > 0) await workOn(withinTransaction(context, tx), tx, bulk, items)
    const isLast = items.length < itemsAtOnce
    if (isLast) await saveProgress(tx, bulkId, { state: endOf(bulk, context !== undefined) })
    await platform.events.tell(tx, { userId: bulk.created_by }, { kind: 'bulk', id: bulkId })
    return !isLast
  }) as Promise<boolean>

const endOf = ({ state }: BulkRow, isAllowed: boolean) => {
  if (!isAllowed) return 'stopped'
  return state === 'undoing' ? 'undone' : 'done'
}

/** The context of the person who asked, or nothing where they may no longer do it. */
async function contextOf(sql: postgres.Sql, platform: Platform, bulk: BulkRow): Promise<Context | undefined> {
  const asker: Asker = { userId: bulk.created_by, companyId: bulk.company_id }
  return resumeWork(sql, platform, asker, recordFacts[bulk.kind].manage, bulk.id).catch((error) => {
    if (error instanceof Failure) return undefined
    throw error
  })
}

async function workOn(context: Context, tx: postgres.TransactionSql, bulk: BulkRow, items: ItemRow[]): Promise<void> {
  const rules = context.platform.kinds[bulk.kind]
  const ids = items.map((item) => item.record_id)
  const before = await readRecords(tx, context, rules, ids)
  const ends: ItemEnd[] = []
  for (const item of items) {
    const work = bulk.state === 'undoing' ? undoOne : doOne
    ends.push(await work(context, rules, bulk, item, before.get(item.record_id)))
  }
  const after = await readRecords(tx, context, rules, ids)
  await endItems(
    tx,
    bulk.id,
    ends.map((end, at) => ({ ...end, version_after: after.get(items[at]?.record_id ?? '')?.version ?? null })),
  )
  const counted = (outcome: ItemEnd['outcome']) => ends.filter((end) => end.outcome === outcome).length
  await saveProgress(tx, bulk.id, {
    next: (items.at(-1)?.place ?? 0) + 1,
    // One whose undoing was refused counts as done already.
    done: bulk.state === 'undoing' ? bulk.done - counted('undone') : bulk.done + counted('done'),
    unchanged: bulk.unchanged + counted('unchanged'),
    skipped: bulk.skipped + ends.filter(({ code }) => code !== null).length,
  })
}

type Work = (
  context: Context,
  rules: KindRules,
  bulk: BulkRow,
  item: ItemRow,
  stands: RecordFacts | undefined,
) => Promise<ItemEnd>

const doOne: Work = async (context, rules, { action }, { place, record_id: id }, stands) => {
  const end = { place, name: stands?.name ?? null, status_before: stands?.status ?? null, version_after: null }
  const status = action === 'activate' ? 'active' : 'inactive'
  if (action !== 'delete' && stands?.status === status) return { ...end, outcome: 'unchanged', ...noRefusal }
  const refusal = await refusalOf(() =>
    action === 'delete' ? rules.remove(context, { id }) : rules.update(context, { id, status } as never),
  )
  return { ...end, outcome: refusal ? 'skipped' : 'done', ...(refusal ?? noRefusal) }
}

const undoOne: Work = async (context, rules, { action, kind }, item, stands) => {
  const { place, record_id: id, status_before: status } = item
  const refusal = await refusalOf(async () => {
    if (action === 'delete') return restoreRecord(context, { id })
    if (stands && stands.version !== item.version_after)
      throw fail('record.changed', { entity: recordFacts[kind].title })
    return rules.update(context, { id, status } as never)
  })
  const end = { place, name: stands?.name ?? null, status_before: null, version_after: null }
  return { ...end, outcome: refusal ? 'done' : 'undone', ...(refusal ?? noRefusal) }
}

const noRefusal = { code: null, params: null }

/** What a verb refused; what it did not foresee is thrown, and the whole batch comes again. */
async function refusalOf(work: () => Promise<unknown>): Promise<Pick<ItemEnd, 'code' | 'params'> | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof Failure) return { code: error.code, params: error.data.params ?? {} }
    throw error
  }
}
