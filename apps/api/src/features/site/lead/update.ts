import { type LeadMove, movesFrom } from '@corridor/contract/site/lead/kinds'
import type { Context } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { saved } from './saved.ts'
import { leads, toWire } from './tables.ts'

interface Noting {
  id: string
  version?: number | undefined
  note?: string | undefined
}

const message = 'Lead Updated Successfully'

/** Notes something of a lead. As a bulk action it changes nothing. */
export const updateLead = (context: Context, { id, version, note }: Noting) =>
  write(context, 'lead.update', async (tx) => {
    const stands = await leads.take(tx, context.scope, id, version)
    if (note === undefined || note === stands.note)
      return unchanged({ success: true as const, message, data: toWire(stands) })
    await leads.update(tx, id, { note })
    return saved(tx, context, stands, message)
  })

interface Moving {
  id: string
  version?: number | undefined
  to: LeadMove
  reason: string
}

/** Says where a lead stands. Throws `lead.stateWrong`, and `lead.reasonNeeded` if one is closed without a reason. */
export const moveLead = (context: Context, { id, version, to, reason }: Moving) =>
  write(context, 'lead.move', async (tx) => {
    const stands = await leads.take(tx, context.scope, id, version)
    if (!movesFrom[stands.state].includes(to)) throw fail('lead.stateWrong')
    if (to === 'closed' && reason === '') throw fail('lead.reasonNeeded', {}, { fields: { reason: 'Please say why' } })
    const state = to === 'open' ? (stands.company_id ? 'assigned' : 'new') : to
    await leads.update(tx, id, { state, close_reason: to === 'closed' ? reason : '' })
    return saved(tx, context, stands, message)
  })
