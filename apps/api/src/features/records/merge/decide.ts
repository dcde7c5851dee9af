import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import type { AnyMergeKind } from './kind.ts'
import { decidePair, findPair } from './store.ts'
import type { PairRow } from './tables.ts'

/** The two are two: the pair is not shown again, whatever changes about them. */
export const setPairApart = (kind: AnyMergeKind, context: CompanyContext, { id }: { id: string }) =>
  decide(kind, context, 'set-apart', id, 'apart', kind.messages.apart)

/** Takes that back. */
export const reopenPair = (kind: AnyMergeKind, context: CompanyContext, { id }: { id: string }) =>
  decide(kind, context, 'reopen', id, 'open', kind.messages.reopened)

const decide = (
  { rules, entity }: AnyMergeKind,
  context: CompanyContext,
  verb: string,
  id: string,
  state: PairRow['state'],
  message: string,
) =>
  write(context, `${rules.kind}-duplicate.${verb}`, async (tx) => {
    const stands = await findPair(tx, context.scope, rules, id)
    if (!stands) throw fail('record.notFound', { entity })
    const answer = { success: true as const, message, data: { _id: id } }
    if (stands.state === state) return unchanged(answer)
    await decidePair(tx, rules, id, state, context.caller.userId)
    const facts = { one: stands.one_id, other: stands.other_id }
    return {
      record: { kind: `${rules.kind}-pair`, id },
      before: { ...facts, state: stands.state },
      after: { ...facts, state },
      answer,
    }
  })
