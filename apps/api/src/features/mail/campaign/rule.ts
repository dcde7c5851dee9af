import { usualAgainHours } from '@corridor/contract/mail/campaign/kinds'
import type { MailRule, MailRuleAdd } from '@corridor/contract/mail/campaign/rule'
import { usualKeepMonths } from '@corridor/contract/mail/inbox/kinds'
import { assertVersion, differences, given, written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { findRule, holdCompany, insertRule, type RuleRow, type RuleValues, updateRule } from './store.ts'

export async function getRule({ db, scope }: CompanyContext) {
  return { success: true as const, data: toView(await findRule(db, scope.companyId)) }
}

/** Keeps what a company's mail obeys; a second choice replaces the first. It holds for whatever is judged from now on. */
export const addRule = (context: CompanyContext, { version, againHours, keepMonths }: MailRuleAdd) =>
  write(context, 'mail-rule.add', async (tx) => {
    const { scope } = context
    const chosen = given({ again_hours: againHours, keep_months: keepMonths })
    await holdCompany(tx, scope)
    const stands = await findRule(tx, scope.companyId)
    if (stands) assertVersion(stands, version, 'Mail Rules', toView(stands))
    const before = stands ? toRule(stands) : null
    const change = differences<Partial<RuleValues>>(before ?? {}, chosen)
    if (!stands) await insertRule(tx, scope, chosen)
    else if (change) await updateRule(tx, stands.id, change)
    const after = written(await findRule(tx, scope.companyId))
    const answer = { success: true as const, message: 'Mail Rules Updated Successfully', data: toView(after) }
    if (stands && !change) return unchanged(answer)
    return { record: { kind: 'mail-rule', id: after.id }, before, after: toRule(after), answer }
  })

const toRule = ({ again_hours, keep_months }: RuleRow) => ({ again_hours, keep_months })

const toView = (row: RuleRow | undefined): MailRule => ({
  version: row?.version ?? 0,
  againHours: row?.again_hours ?? usualAgainHours,
  keepMonths: row?.keep_months ?? usualKeepMonths,
})
