import type { SuppressionAdd } from '@corridor/contract/mail/suppression/shapes'
import { readValue } from '@corridor/contract/mail/suppression/value'
import type { CompanyContext } from '../../../db/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { findStanding, keepSuppression } from './store.ts'
import { suppressions, toFacts, toWire } from './tables.ts'

/** A member writes down whom nobody writes to. Where the same stands, it is said once more. */
export const addSuppression = (context: CompanyContext, { note, ...input }: SuppressionAdd) =>
  write(context, 'suppression.add', async (tx) => {
    const { scope, caller } = context
    const asked = { ...input, kind: readValue(input.value)?.kind ?? 'address' }
    const evidence = {
      ...{ source: 'member' as const, at: now().toISOString(), by: caller.userId },
      ...(note && { words: note }),
    }
    const kept = await keepSuppression(tx, scope.companyId, caller.userId, { ...asked, evidence })
    const id = kept?.id ?? (await findStanding(tx, scope.companyId, asked)) ?? ''
    const after = await suppressions.load(tx, scope, id)
    const answer = {
      success: true as const,
      message: kept?.isNew ? 'Suppressed Successfully' : 'This was suppressed already',
      data: toWire(after),
    }
    if (!kept) return unchanged(answer)
    return { record: { kind: 'suppression', id }, before: null, after: { ...toFacts(after), note }, answer }
  })
