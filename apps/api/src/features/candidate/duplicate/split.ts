import { type CompanyContext, toCompanyContext } from '../../../db/context.ts'
import { withinTransaction } from '../../../db/within-transaction.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { restoreRecord } from '../../records/bin/restore.ts'
import { candidateRules } from '../candidate/kind.ts'
import { toWire } from '../candidate/tables.ts'
import { updateCandidate } from '../candidate/update.ts'
import { splitValues, valuesOf } from './merge-values.ts'
import { findAny, findCandidate, lockMerge, markSplit, moveRowsBack } from './store.ts'

/**
 * Makes two candidates of a merged one again. Values that the merge left alone keep what was done since; where one that it changed is
 * another by now, nothing is split, and the answer names it.
 */
export const splitCandidates = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'candidate.split', async (tx) => {
    const merge = await lockMerge(tx, context.scope, id)
    if (!merge) throw fail('candidateMerge.gone')
    const { kept_id: kept, gone_id: gone, before, merged, moved } = merge
    const stands = await findCandidate(tx, context.scope, kept, true)
    if (!stands) throw fail('candidateMerge.keptGone', { name: (await findAny(tx, kept))?.name ?? '' })
    const binned = await findAny(tx, gone)
    if (binned?.version !== merge.gone_version) throw fail('candidateMerge.gone')
    const { values, changed } = splitValues(before, merged, valuesOf(toWire(stands)))
    if (changed.length > 0) {
      throw fail(
        'candidateMerge.changed',
        {},
        { fields: Object.fromEntries(changed.map((name) => [name, 'Changed since'])) },
      )
    }
    // Before the other returns, which may need the address.
    const inside = toCompanyContext(withinTransaction(context, tx))
    const { data } = await updateCandidate(inside, { id: kept, ...values }, { isTakenBack: true })
    await markSplit(tx, id)
    await restoreRecord(inside, { id: gone })
    for (const part of candidateRules.parts ?? []) {
      await moveRowsBack(tx, part, moved[part.table] ?? [], kept, gone)
    }
    await context.platform.jobs.wake(tx, 'match-candidates')
    return {
      record: { kind: 'candidate', id: kept },
      before: { ...merged, merged: gone, moved },
      after: values,
      answer: { success: true as const, message: 'Candidates split successfully', data },
    }
  })
