import type { CompanyContext } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { newId } from '../../../platform/ids.ts'
import { changeThread, type OfThread } from '../inbox/change.ts'
import { managedThreadsOf } from '../inbox/tables.ts'
import { setAlike } from './store.ts'

/** Says that two conversations ask for the same. Throws `alike.noRequirement`, `alike.same`. */
export const joinAlike = (context: CompanyContext, { other, ...of }: OfThread & { other: string }) =>
  changeThread(context, 'inbox.join-alike', 'Conversations joined', of, async (tx, stands) => {
    const beside = await managedThreadsOf(context.caller).load(tx, context.scope, other)
    if (stands.kind !== 'requirement' || beside.kind !== 'requirement') throw fail('alike.noRequirement')
    if (other === of.id || (stands.alike_id && stands.alike_id === beside.alike_id)) throw fail('alike.same')
    const alikeId = beside.alike_id ?? newId()
    await setAlike(tx, [other], alikeId)
    return { alike_id: alikeId, alike_by: context.caller.userId }
  })
