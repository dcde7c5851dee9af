import type { MergeChoices } from '@corridor/contract/records/merge/kinds'
import { assertVersion, type RecordRow } from '../../../db/record/record.ts'
import { type CompanyContext, toCompanyContext } from '../../../db/scope/context.ts'
import { withinTransaction } from '../../../db/scope/within-transaction.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { newId } from '../../../platform/ids.ts'
import { changesOf } from './changes.ts'
import type { MergeKind } from './kind.ts'
import { moveParts } from './move-parts.ts'
import { findAny, findWritten, insertMerge, listRecords } from './store.ts'

export interface Merging<Choices> {
  keep: string
  keepVersion: number
  other: string
  otherVersion: number
  choices: Choices
}

/**
 * Makes one record of two: the kept one gets the chosen values and what is about the other, which goes into the bin. Keeps the values that
 * splitting them needs for thirty days.
 */
export function mergeRecords<
  Row extends RecordRow,
  Wire,
  Values extends object,
  Field extends string,
  Reason extends string,
>(kind: MergeKind<Row, Wire, Values, Field, Reason>, context: CompanyContext, input: Merging<MergeChoices<Field>>) {
  const { keep, other, choices } = input
  const { rules, entity } = kind
  const valuesOf = (row: Row) => kind.valuesOf(rules.list.toWire(row), row)
  if (keep === other) throw fail('merge.self')
  return write(context, `${rules.kind}.merge`, async (tx) => {
    const { scope, caller } = context
    // Both at once, in one order for everybody: of two merges one waits for the other, and neither for both.
    const rows = (await listRecords<Row>(tx, scope, rules, [keep, other], true)).map((row) => ({
      row,
      wire: rules.list.toWire(row),
    }))
    const [kept, gone] = [keep, other].map((id) => rows.find(({ row }) => row.id === id))
    if (!kept || !gone) throw fail('record.notFound', { entity })
    assertVersion(kept.row, input.keepVersion, entity, kept.wire)
    assertVersion(gone.row, input.otherVersion, entity, gone.wire)
    const values = valuesOf(kept.row)
    const wanted = changesOf(values, kind.merge(values, valuesOf(gone.row), choices)).merged
    const inside = toCompanyContext(withinTransaction(context, tx))
    // First of all, so that its name or address is free.
    await rules.remove(inside, { id: other })
    const mergeId = newId()
    const sealed = await kind.sealed?.take(inside, tx, { mergeId, kept: keep, gone: other }, choices)
    const { data } = await kind.update(inside, keep, wanted, false)
    const { before, merged } = changesOf(values, valuesOf(await findWritten<Row>(tx, rules, keep)))
    const moved = await moveParts(tx, kind, other, keep)
    await insertMerge(tx, kind, {
      ...sealed,
      id: mergeId,
      company_id: scope.companyId,
      kept_id: keep,
      gone_id: other,
      before,
      merged,
      moved,
      file: kind.file?.of(before) ?? null,
      gone_version: (await findAny(tx, kind, other))?.version ?? 0,
      created_by: caller.userId,
    })
    await kind.settle?.(context, tx, moved)
    await context.platform.jobs.wake(tx, kind.job)
    return {
      record: { kind: rules.kind, id: keep },
      before,
      after: { ...merged, merged: other, moved },
      answer: { success: true as const, message: kind.messages.merged, data, mergeId },
    }
  })
}
