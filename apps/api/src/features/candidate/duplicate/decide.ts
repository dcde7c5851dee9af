import type { CompanyContext } from '../../../db/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { decidePair, findPair } from './store.ts'
import type { PairRow } from './tables.ts'

/** The two are two people: the pair is not shown again, whatever changes about them. */
export const setPairApart = (context: CompanyContext, { id }: { id: string }) =>
  decide(context, 'set-apart', id, 'apart', 'Remembered as two people')

/** Takes that back. */
export const reopenPair = (context: CompanyContext, { id }: { id: string }) =>
  decide(context, 'reopen', id, 'open', 'Shown as duplicates again')

const decide = (context: CompanyContext, verb: string, id: string, state: PairRow['state'], message: string) =>
  write(context, `candidate-duplicate.${verb}`, async (tx) => {
    const stands = await findPair(tx, context.scope, id, true)
    if (!stands) throw fail('record.notFound', { entity: 'Candidate' })
    const answer = { success: true as const, message, data: { _id: id } }
    if (stands.state === state) return unchanged(answer)
    await decidePair(tx, id, state, context.caller.userId)
    const facts = { one: stands.one_id, other: stands.other_id }
    return {
      record: { kind: 'candidate-pair', id },
      before: { ...facts, state: stands.state },
      after: { ...facts, state },
      answer,
    }
  })
