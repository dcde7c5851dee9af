import type { CompanyMember } from '@corridor/contract/people/member/shapes'
import type { CompanyContext } from '../../../db/context.ts'
import { differences, written } from '../../../db/record.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { findMember, lockUnits, saveSight, saveUnits } from './store.ts'
import { type MemberRow, toWire } from './tables.ts'

interface MemberPatch {
  id: string
  sight?: CompanyMember['sight'] | undefined
  units?: string[] | undefined
}

/**
 * Changes in which units a member is, and how much they see: at their next request, and on their open pages at once. What they made stays
 * with the units that it was made in.
 */
export const updateMember = (context: CompanyContext, { id, ...input }: MemberPatch) =>
  write(context, 'member.update', async (tx) => {
    const { scope, platform } = context
    const stands = await findMember(tx, scope, id, true)
    if (!stands) throw fail('record.notFound', { entity: 'Member' })
    const wanted = { ...input, units: input.units && [...new Set(input.units)].sort() }
    const change = differences(toFacts(stands), wanted)
    if (!change) return unchanged(saved(stands))
    const { sight = stands.sight, units = toFacts(stands).units } = change
    if (sight !== 'company' && stands.roles.includes('owner')) throw fail('member.ownerSees')
    if (sight === 'team' && units.length === 0) throw fail('member.unitMissing')
    if (change.units && (await lockUnits(tx, scope, units)).length < units.length)
      throw fail('record.notFound', { entity: 'Unit' })
    // Units first: whoever sees less from now on has an audience of theirs.
    if (change.units) await saveUnits(tx, scope, stands.user_id, units)
    if (change.sight) await saveSight(tx, id, sight)
    await platform.events.tell(tx, { userId: stands.user_id }, { kind: 'session' })
    const after = written(await findMember(tx, scope, id))
    return { record: { kind: 'member', id }, before: toFacts(stands), after: toFacts(after), answer: saved(after) }
  })

const toFacts = ({ sight, units }: MemberRow) => ({ sight, units: (units ?? []).map(({ _id }) => _id).sort() })

const saved = (row: MemberRow) => ({
  success: true as const,
  message: 'Member Updated Successfully',
  data: toWire(row),
})
