import type { RepresentationRule, RepresentationRuleAdd } from '@corridor/contract/job/representation/shapes'
import { usualAgainDays } from '@corridor/contract/job/submission/kinds'
import { assertVersion, differences, written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { findRule, holdCompany, insertRule, type RuleRow, updateRule } from './store.ts'

export async function getRule({ db, scope }: CompanyContext) {
  return { success: true as const, data: toView(await findRule(db, scope.companyId)) }
}

/** Keeps what a company asks before somebody is submitted; a second choice replaces the first. */
export const addRule = (context: CompanyContext, { version, againDays, ...proofs }: RepresentationRuleAdd) =>
  write(context, 'representation-rule.add', async (tx) => {
    const { scope } = context
    const given = { ...proofs, again_days: againDays }
    await holdCompany(tx, scope)
    const stands = await findRule(tx, scope.companyId)
    if (stands) assertVersion(stands, version, 'Proof Rules', toView(stands))
    const before = stands ? toRule(stands) : null
    const change = differences<Partial<typeof given>>(before ?? {}, given)
    if (!stands) await insertRule(tx, scope, given)
    else if (change) await updateRule(tx, stands.id, change)
    const after = written(await findRule(tx, scope.companyId))
    const answer = { success: true as const, message: 'Proof Rules Updated Successfully', data: toView(after) }
    if (stands && !change) return unchanged(answer)
    return { record: { kind: 'representation-rule', id: after.id }, before, after: toRule(after), answer }
  })

const toRule = ({ client, vendor, again_days }: RuleRow) => ({ client, vendor, again_days })

const toView = (row: RuleRow | undefined): RepresentationRule => ({
  version: row?.version ?? 0,
  client: row?.client ?? [],
  vendor: row?.vendor ?? [],
  againDays: row?.again_days ?? usualAgainDays,
})
