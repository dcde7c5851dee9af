import type { SuppressionAdd } from '@corridor/contract/mail/suppression/shapes'
import { readValue } from '@corridor/contract/mail/suppression/value'
import { written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findStanding, type Kept, keepSuppression } from './store.ts'
import { type KeptEvidence, suppressions, toFacts, toWire } from './tables.ts'

/** Notes an address or domain that a member wants nobody to write to. Adds evidence to the suppression if the same stands. */
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

/** The same of one who wrote, with their mail as evidence, in the transaction and under the trail of another verb. */
export async function suppressAddress(
  tx: Sql,
  { scope, caller }: CompanyContext,
  value: string,
  mail: Pick<KeptEvidence, 'mail' | 'subject' | 'words'>,
): Promise<Kept> {
  const asked = { kind: 'address' as const, value, topic: null, reason: 'do-not-contact' as const }
  const evidence = { source: 'member' as const, at: now().toISOString(), by: caller.userId, ...mail }
  const kept = await keepSuppression(tx, scope.companyId, caller.userId, { ...asked, evidence })
  return kept ?? { id: written(await findStanding(tx, scope.companyId, asked)), isNew: false }
}
