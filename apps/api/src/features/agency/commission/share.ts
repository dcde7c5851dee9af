import type { CommissionShare, ShareGiven } from '@corridor/contract/agency/commission/shapes'
import { errorMessage } from '@corridor/contract/error-table'
import { moneyText } from '@corridor/contract/format/money'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { changeCommission } from './change.ts'
import { hasSubAgent, insertShare } from './store.ts'
import { commissions, shareIn, valuesOf } from './tables.ts'

const message = 'Commission Updated Successfully'

/** Says the sub-agent's part of what comes. Throws `commission.noSubAgent`. */
export const setShare = (context: CompanyContext, { id, version, percent }: CommissionShare) =>
  write(context, 'commission.share', async (tx) => {
    const stands = await commissions.take(tx, context.scope, id, version)
    if (percent !== null && !(await hasSubAgent(tx, stands.application_id))) throw fail('commission.noSubAgent')
    return changeCommission(tx, context, stands, { share_percent: percent }, message)
  })

/**
 * Notes what a sub-agent was given, or gave back. They are owed once the agency was paid, and never more than their part of what came.
 * Throws `commission.noShare`, `commission.moreThanOwed`.
 */
export const giveShare = (context: CompanyContext, { id, version, amount, date, note }: ShareGiven) =>
  write(context, 'commission.give-share', async (tx) => {
    const { scope } = context
    const stands = await commissions.take(tx, scope, id, version)
    const values = valuesOf(stands)
    const share = shareIn(values)
    if (!share || values.currency === null) throw fail('commission.noShare')
    const given = share.given + amount
    const most = Math.max(share.owed, share.given)
    if (given < 0 || (amount > 0 && given > most)) {
      const reader = { language: 'en' as const, settings: await settingsOf(tx, scope.companyId), timeZone: 'UTC' }
      const params = { amount: moneyText({ minor: Math.max(0, share.open), currency: values.currency }, reader) }
      throw fail('commission.moreThanOwed', params, {
        fields: { amount: errorMessage('commission.moreThanOwed', params) },
      })
    }
    await insertShare(tx, scope, { commission_id: id, amount, given_on: date, note })
    return changeCommission(tx, context, stands, { share_given: given }, message)
  })
