import type { BulkAction } from '@corridor/contract/records/bulk/shapes'
import { recordFacts } from '@corridor/contract/records/record/kinds'
import type postgres from 'postgres'
import type { LongWork, Turn } from '../../../db/long-work/kind.ts'
import { lockWork, saveWork } from '../../../db/long-work/lease.ts'
import type { KindRules } from '../../../db/record/kind.ts'
import type { Context } from '../../../db/scope/context.ts'
import { withinTransaction } from '../../../db/scope/within-transaction.ts'
import { type Asker, resumeWork } from '../../../http/session/gate.ts'
import { Failure, fail } from '../../../platform/fail.ts'
import { restoreRecord } from '../bin/restore.ts'
import { binDays } from '../bin/tables.ts'
import { findAsk } from './ask.ts'
import { hasValues, setValues, takeBack, type Values, wantedValues } from './set-values.ts'
import {
  type BulkRow,
  bulkTable,
  endItems,
  type ItemEnd,
  type ItemRow,
  nextItems,
  type RecordFacts,
  readRecords,
} from './store.ts'

const itemsAtOnce = 100

/** An action on many records, or its undoing: some records in each transaction, together with how they fared. */
export const bulkWork: LongWork<BulkRow> = {
  ...bulkTable,
  event: 'bulk',
  job: 'run-bulk',
  halts: { running: 'stopped', undoing: 'stopped' },
  resume: (sql, platform, bulk) => resumeWork(sql, platform, askerOf(bulk), recordFacts[bulk.kind].manage, bulk.id),
  advance,
  // It can be undone as long as its records stay in the bin.
  keptDays: binDays,
}

const askerOf = ({ created_by, company_id }: BulkRow): Asker => ({ userId: created_by, companyId: company_id })

async function advance({ context, work, tell }: Turn<BulkRow>): Promise<boolean> {
  return context.db.begin(async (tx) => {
    const bulk = await lockWork(tx, bulkTable, work)
    if (!bulk) return false
    const items = await nextItems(tx, bulk, itemsAtOnce)
    if (items.length > 0) await workOn(withinTransaction(context, tx), tx, bulk, items)
    const isLast = items.length < itemsAtOnce
    if (isLast) await saveWork(tx, bulkTable, bulk, { state: bulk.state === 'undoing' ? 'undone' : 'done' })
    await tell(tx, isLast)
    return !isLast
  })
}

async function workOn(context: Context, tx: postgres.TransactionSql, bulk: BulkRow, items: ItemRow[]): Promise<void> {
  const rules = context.platform.kinds[bulk.kind]
  const ids = items.map((item) => item.record_id)
  const before = await readRecords(tx, context, rules, ids, setOf(bulk))
  const ends: ItemEnd[] = []
  for (const item of items) {
    const work = bulk.state === 'undoing' ? undoOne : doOne
    ends.push(await work(context, rules, bulk, item, before.get(item.record_id)))
  }
  const after = await readRecords(tx, context, rules, ids, null)
  await endItems(
    tx,
    bulk.id,
    ends.map((end, at) => ({ ...end, version_after: after.get(items[at]?.record_id ?? '')?.version ?? null })),
  )
  const counted = (outcome: ItemEnd['outcome']) => ends.filter((end) => end.outcome === outcome).length
  await saveWork(tx, bulkTable, bulk, {
    next: (items.at(-1)?.place ?? 0) + 1,
    // One whose undoing was refused counts as done already.
    done: bulk.state === 'undoing' ? bulk.done - counted('undone') : bulk.done + counted('done'),
    unchanged: bulk.unchanged + counted('unchanged'),
    skipped: bulk.skipped + ends.filter(({ code }) => code !== null).length,
  })
}

const setOf = ({ action, values }: BulkRow) => (action === 'set' ? values : null)

type Work = (
  context: Context,
  rules: KindRules,
  bulk: BulkRow,
  item: ItemRow,
  stands: RecordFacts | undefined,
) => Promise<ItemEnd>

const doOne: Work = async (context, rules, bulk, { place, record_id: id }, stands) => {
  const { action } = bulk
  const given = setOf(bulk)
  const end = { place, name: stands?.name ?? null, status_before: stands?.status ?? null, version_after: null }
  const values_before = given ? (stands?.values ?? null) : null
  const wanted = given && wantedValues(rules.kind, stands?.values ?? {}, given)
  if (stands && standsAsWanted(stands, action, wanted))
    return { ...end, values_before, outcome: 'unchanged', ...noRefusal }
  let made: object | null = null
  const refusal = await refusalOf(async () => {
    if (action === 'ask') {
      made = (await findAsk(context.platform, rules.kind)?.ask(context, id, bulk.values ?? {})) ?? null
      return
    }
    if (action === 'delete') return rules.remove(context, { id })
    if (action === 'set') return setValues(context, rules, id, wanted ?? {})
    return rules.update(context, { id, status: statusOf[action] })
  })
  return { ...end, values_before, made, outcome: refusal ? 'skipped' : 'done', ...(refusal ?? noRefusal) }
}

const statusOf = { activate: 'active', deactivate: 'inactive' } as const

function standsAsWanted({ status, values }: RecordFacts, action: BulkAction, wanted: Values | null): boolean {
  if (action === 'delete' || action === 'ask') return false
  return action === 'set' ? hasValues(values, wanted ?? {}) : status === statusOf[action]
}

const undoOne: Work = async (context, rules, bulk, item, stands) => {
  const { action, kind } = bulk
  const given = setOf(bulk)
  const { place, record_id: id, status_before: status, values_before: before } = item
  const refusal = await refusalOf(async () => {
    if (action === 'ask') return item.made && findAsk(context.platform, kind)?.takeBack(context, item.made)
    if (action === 'delete') return restoreRecord(context, { id })
    if (action === 'set')
      return takeBack(context, rules, { id, standing: stands?.values, given: given ?? {}, before: before ?? {} })
    if (stands && stands.version !== item.version_after)
      throw fail('record.changed', { entity: recordFacts[kind].title })
    return rules.update(context, { id, ...(status ? { status } : {}) })
  })
  const end = { place, name: stands?.name ?? null, status_before: null, values_before: null, version_after: null }
  return { ...end, outcome: refusal ? 'done' : 'undone', ...(refusal ?? noRefusal) }
}

const noRefusal = { code: null, params: null }

/** Catches the refusal of a verb; an error that it did not foresee is thrown, and the whole batch comes again. */
async function refusalOf(work: () => Promise<unknown>): Promise<Pick<ItemEnd, 'code' | 'params'> | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { params = {}, fields = {} } = error.data
    const [fault] = Object.values(fields)
    // A refusal of values alone would not say of which, nor why.
    return { code: error.code, params: error.code === 'request.invalid' && fault ? { ...params, fault } : params }
  }
}
