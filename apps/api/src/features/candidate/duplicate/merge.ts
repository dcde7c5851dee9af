import type { MergeInput } from '@corridor/contract/candidate/duplicate/shapes'
import { type CompanyContext, toCompanyContext } from '../../../db/context.ts'
import { assertVersion } from '../../../db/record.ts'
import { withinTransaction } from '../../../db/within-transaction.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { deleteCandidate } from '../candidate/delete.ts'
import { candidateRules } from '../candidate/kind.ts'
import { toWire } from '../candidate/tables.ts'
import { notFound, updateCandidate } from '../candidate/update.ts'
import { changesOf, mergeValues, valuesOf } from './merge-values.ts'
import { findAny, insertMerge, listCandidates, type Moved, moveRows } from './store.ts'

/**
 * Makes one candidate of two: the kept one gets the chosen values and what is about the other, who goes into the bin. What splitting
 * them needs is kept for thirty days.
 */
export function mergeCandidates(context: CompanyContext, input: MergeInput) {
  const { keep, other, choices } = input
  if (keep === other) throw fail('candidateMerge.self')
  return write(context, 'candidate.merge', async (tx) => {
    const { scope, caller } = context
    // Both at once, in one order for everybody: of two merges one waits for the other, and neither for both.
    const rows = (await listCandidates(tx, scope, [keep, other], true)).map((row) => ({ row, wire: toWire(row) }))
    const [kept, gone] = [keep, other].map((id) => rows.find(({ row }) => row.id === id))
    if (!kept || !gone) throw notFound()
    assertVersion(kept.row, input.keepVersion, 'Candidate', kept.wire)
    assertVersion(gone.row, input.otherVersion, 'Candidate', gone.wire)
    const values = valuesOf(kept.wire)
    const { before, merged } = changesOf(values, mergeValues(values, valuesOf(gone.wire), choices))
    const inside = toCompanyContext(withinTransaction(context, tx))
    // First of all, so that its address is free.
    await deleteCandidate(inside, { id: other })
    const { data } = await updateCandidate(inside, { id: keep, ...merged })
    const moved = await moveParts(tx, other, keep)
    const mergeId = await insertMerge(tx, {
      company_id: scope.companyId,
      kept_id: keep,
      gone_id: other,
      before,
      merged,
      moved,
      resume_key: before.resumeKey ?? null,
      gone_version: (await findAny(tx, other))?.version ?? 0,
      created_by: caller.userId,
    })
    return {
      record: { kind: 'candidate', id: keep },
      before,
      after: { ...merged, merged: other, moved },
      answer: { success: true as const, message: 'Candidates merged successfully', data, mergeId },
    }
  })
}

async function moveParts(tx: Sql, from: string, to: string): Promise<Moved> {
  const moved: Moved = {}
  for (const part of candidateRules.parts ?? []) moved[part.table] = await moveRows(tx, part, from, to)
  return moved
}
