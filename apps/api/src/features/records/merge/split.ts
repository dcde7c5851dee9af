import type { RecordRow } from '../../../db/record/record.ts'
import { type CompanyContext, toCompanyContext } from '../../../db/scope/context.ts'
import { withinTransaction } from '../../../db/scope/within-transaction.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { restoreRecord } from '../bin/restore.ts'
import type { MergeKind } from './kind.ts'
import { movePartsBack } from './move-parts.ts'
import { findAny, listRecords, lockMerge, markSplit } from './store.ts'

/**
 * Makes two records of a merged one again. Values that the merge left alone keep what was done since; if one that it changed is another by
 * now, nothing is split, and the answer names it.
 */
export const splitRecords = <
  Row extends RecordRow,
  Wire,
  Values extends object,
  Field extends string,
  Reason extends string,
>(
  kind: MergeKind<Row, Wire, Values, Field, Reason>,
  context: CompanyContext,
  { id }: { id: string },
) =>
  write(context, `${kind.rules.kind}.split`, async (tx) => {
    const { rules } = kind
    const merge = await lockMerge(tx, context.scope, rules, id)
    if (!merge) throw fail('merge.gone')
    const { kept_id: kept, gone_id: gone, moved } = merge
    const { before, merged } = merge as { before: Partial<Values>; merged: Partial<Values> }
    const [stands] = await listRecords<Row>(tx, context.scope, rules, [kept], true)
    if (!stands) throw fail('merge.keptGone', { name: (await findAny(tx, kind, kept))?.name ?? '' })
    const binned = await findAny(tx, kind, gone)
    if (binned?.version !== merge.gone_version) throw fail('merge.gone')
    const { values, changed } = kind.split({ before, merged }, kind.valuesOf(rules.list.toWire(stands), stands))
    // Before the other returns, which may need the name or address.
    const inside = toCompanyContext(withinTransaction(context, tx))
    changed.push(...((await kind.sealed?.giveBack(inside, tx, { mergeId: id, kept, gone })) ?? []))
    if (changed.length > 0) {
      const fields = Object.fromEntries(changed.map((name) => [name, 'Changed since']))
      throw fail('merge.changed', {}, { fields })
    }
    const { data } = await kind.update(inside, kept, values, true)
    await markSplit(tx, rules, id)
    await restoreRecord(inside, { id: gone })
    await movePartsBack(tx, kind, moved, kept, gone)
    await context.platform.jobs.wake(tx, kind.job)
    return {
      record: { kind: rules.kind, id: kept },
      before: { ...merged, merged: gone, moved },
      after: values,
      answer: { success: true as const, message: kind.messages.split, data },
    }
  })
