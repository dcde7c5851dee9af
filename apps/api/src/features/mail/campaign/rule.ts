import { usualAgainHours } from '@corridor/contract/mail/campaign/kinds'
import type { MailRule, MailRuleAdd } from '@corridor/contract/mail/campaign/rule'
import type { CompanyContext } from '../../../db/context.ts'
import { assertVersion, differences, written } from '../../../db/record.ts'
import { unchanged, write } from '../../../db/write.ts'
import { findRule, holdCompany, insertRule, type RuleRow, updateRule } from './store.ts'

export async function getRule({ db, scope }: CompanyContext) {
  return { success: true as const, data: toView(await findRule(db, scope.companyId)) }
}

/** Keeps what a company's mails to many obey; a second choice replaces the first. It holds for whatever is judged from now on. */
export const addRule = (context: CompanyContext, { version, againHours }: MailRuleAdd) =>
  write(context, 'mail-rule.add', async (tx) => {
    const { scope } = context
    const given = { again_hours: againHours }
    await holdCompany(tx, scope)
    const stands = await findRule(tx, scope.companyId)
    if (stands) assertVersion(stands, version, 'Mail Rules', toView(stands))
    const before = stands ? toRule(stands) : null
    const change = differences<Partial<typeof given>>(before ?? {}, given)
    if (!stands) await insertRule(tx, scope, given)
    else if (change) await updateRule(tx, stands.id, change)
    const after = written(await findRule(tx, scope.companyId))
    const answer = { success: true as const, message: 'Mail Rules Updated Successfully', data: toView(after) }
    if (stands && !change) return unchanged(answer)
    return { record: { kind: 'mail-rule', id: after.id }, before, after: toRule(after), answer }
  })

const toRule = ({ again_hours }: RuleRow) => ({ again_hours })

const toView = (row: RuleRow | undefined): MailRule => ({
  version: row?.version ?? 0,
  againHours: row?.again_hours ?? usualAgainHours,
})
