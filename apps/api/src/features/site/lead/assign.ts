import { plainName } from '@corridor/contract/format/person-name'
import type { Context } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { notify } from '../../told/notification/notify.ts'
import { ownersOf } from '../../told/notification/tell-owners.ts'
import { isCompany, mayWork } from './store.ts'
import { type LeadRow, type LeadValues, leads, toFacts } from './tables.ts'

interface Assigning {
  leadIds: string[]
  company?: string | null | undefined
  member?: string | null | undefined
}

/**
 * Gives leads to a company, which administrators do, or to one of its members, which the company does. Leads that are converted or closed
 * stay where they are. All or none.
 */
export const assignLeads = (context: Context, input: Assigning) =>
  write(context, 'lead.assign', async (tx) => {
    const { scope } = context
    await assertTarget(tx, context, input)
    const changes = []
    // In the order of their ids: two who assign the same leads do not wait for each other.
    for (const id of [...new Set(input.leadIds)].sort()) {
      const stands = await leads.take(tx, scope, id)
      const change = changeOf(stands, input)
      if (!change) continue
      await leads.update(tx, id, change)
      const after = await leads.load(tx, scope, id)
      await tell(tx, context, stands, after)
      changes.push({ record: { kind: 'lead', id }, before: toFacts(stands), after: toFacts(after) })
    }
    const answer = { success: true as const, message: 'Leads Assigned Successfully', assigned: changes.length }
    return changes.length > 0 ? { records: changes, answer } : unchanged(answer)
  })

async function assertTarget(tx: Sql, { scope }: Context, { company, member }: Assigning): Promise<void> {
  if (scope.kind === 'company') {
    if (company !== undefined || member === undefined) throw fail('session.forbidden')
    if (member && !(await mayWork(tx, scope.companyId, member))) throw fail('record.notFound', { entity: 'Member' })
    return
  }
  if (company === undefined || member) throw fail('session.forbidden')
  if (company && !(await isCompany(tx, company))) throw fail('record.notFound', { entity: 'Company' })
}

function changeOf(stands: LeadRow, { company, member }: Assigning): Partial<LeadValues> | undefined {
  if (stands.state === 'converted' || stands.state === 'closed') return undefined
  if (company === undefined) return member === stands.member_id ? undefined : { member_id: member ?? null }
  if (company === stands.company_id) return undefined
  return {
    company_id: company,
    member_id: null,
    state: company ? 'assigned' : 'new',
    // Empties the note: one company's is nothing for the next.
    ...(stands.company_id && { note: '' }),
  }
}

async function tell(tx: Sql, { platform, caller }: Context, stands: LeadRow, after: LeadRow): Promise<void> {
  const record = { kind: 'lead', id: after.id } as const
  const params = { name: plainName({ firstName: after.first_name, lastName: after.last_name }) }
  await platform.events.tell(tx, { area: 'admin' }, record)
  for (const companyId of new Set([stands.company_id, after.company_id]))
    if (companyId) await platform.events.tell(tx, { companyId }, record)
  const companyId = after.company_id
  if (!companyId) return
  const isGiven = stands.company_id !== companyId
  const to = isGiven ? await ownersOf(tx, companyId) : after.member_id ? [after.member_id] : []
  await notify(tx, platform, {
    kind: isGiven ? 'lead-assigned' : 'lead-yours',
    params,
    to: to.filter((id) => id !== caller.userId),
    at: { companyId },
    about: record,
  })
}
