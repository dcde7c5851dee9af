import type { Commission } from '@corridor/contract/agency/commission/shapes'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { errorText, t } from '../../../lib/language/i18n'
import { refreshCommissions } from './refresh-commissions'

/** Claims rows in one letter; the server says which of them cannot stand in it. True if it did. */
export async function claimRows(rows: readonly Commission[]): Promise<boolean> {
  try {
    const { data } = await client.commission.claim({ commissions: rows.map(({ _id }) => _id) })
    toast.success(t('Claim {number} was made', { number: data.number }))
    await refreshCommissions()
    return true
  } catch (error) {
    toast.error(errorText(error))
    return false
  }
}
