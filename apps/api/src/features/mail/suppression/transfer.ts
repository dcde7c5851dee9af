import type { SuppressionRow } from '@corridor/contract/mail/suppression/suppression-row'
import { readValue } from '@corridor/contract/mail/suppression/value'
import type { Outcome, TransferRules } from '../../../db/record/transfer-rules.ts'
import { judgeUntouched } from '../../../db/record/untouched.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { leaveTrail, type RecordChange } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { areStanding, keepSuppression, lockStanding, type Suppressing } from './store.ts'
import { suppressions, toFacts } from './tables.ts'

/**
 * Brings in addresses that nobody writes to, by the thousand, as another mail program knew them. Deletes none of them, ever: an import that
 * is taken back releases them.
 */
export const suppressionTransfer: TransferRules<SuppressionRow> = {
  references: {},
  nameOf: ({ value = '' }) => String(value),
  async identify(sql, context, inputs) {
    const asked = inputs.map(toAsked)
    const stands = await areStanding(sql, toCompanyContext(context).scope.companyId, asked)
    return asked.map(({ kind, value, topic, reason }, at) => ({
      key: [kind, value, topic ?? 'all', reason].join(' '),
      stands: stands[at] ? standsAs(value) : false,
    }))
  },
  async addMany(context, tx, inputs) {
    const { scope, caller } = toCompanyContext(context)
    const at = now().toISOString()
    const outcomes: Outcome[] = []
    const added: RecordChange[] = []
    for (const input of inputs) {
      const asked = toAsked(input)
      const evidence = { source: 'import' as const, at, by: caller.userId, ...(input.note && { words: input.note }) }
      const kept = await keepSuppression(tx, scope.companyId, caller.userId, { ...asked, evidence })
      if (kept?.isNew) added.push({ record: { kind: 'suppression', id: kept.id }, before: null, after: asked })
      outcomes.push(kept?.isNew ? { id: kept.id } : { fault: standsAs(asked.value) })
    }
    await leaveTrail(context, tx, 'suppression.add', added)
    return outcomes
  },
  async removeUntouched(context, tx, ids) {
    const { scope, caller } = toCompanyContext(context)
    const { outcomes, untouched } = judgeUntouched(ids, await lockStanding(tx, scope, ids), new Map())
    const released = { released_at: now(), released_by: caller.userId, release_reason: 'The import was taken back' }
    for (const { id } of untouched) await suppressions.update(tx, id, released)
    const gone = untouched.map((row) => ({
      record: { kind: 'suppression', id: row.id },
      before: toFacts(row),
      after: { ...toFacts(row), ...released },
    }))
    await leaveTrail(context, tx, 'suppression.release-mail', gone)
    return outcomes
  },
}

const toAsked = ({ value, topic, reason }: SuppressionRow): Omit<Suppressing, 'evidence'> => ({
  kind: readValue(value)?.kind ?? 'address',
  value,
  topic: topic === 'all' ? null : topic,
  reason,
})

const standsAs = (value: string) =>
  ({
    field: 'value',
    code: 'double.stands',
    params: { entity: 'Suppressed Address', name: value },
  }) as const
