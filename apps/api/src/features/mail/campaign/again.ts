import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { added } from './save.ts'
import { campaigns, toFacts } from './tables.ts'

/**
 * The same campaign as a new draft, with whom its groups and hotlist hold now; or for those alone whom the first did not reach. Throws
 * `campaign.notSent` for what was never sent, and `campaign.isFollowUp`.
 */
export const sendAgain = (context: CompanyContext, { id, onlyMissed }: { id: string; onlyMissed: boolean }) =>
  write(context, 'campaign.add', async (tx) => {
    const stands = await campaigns.load(tx, context.scope, id)
    if (stands.state === 'draft') throw fail('campaign.notSent')
    if (stands.first_id) throw fail('campaign.isFollowUp')
    const { state: _state, ...values } = toFacts(stands)
    return added(context, tx, { ...values, again_of: id, only_missed: onlyMissed })
  })
