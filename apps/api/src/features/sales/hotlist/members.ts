import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { savedHotlist } from './add.ts'
import { deleteMembers, insertMembers, listKnownCandidates } from './store.ts'
import { hotlists } from './tables.ts'

interface Members {
  hotListId: string
  candidateIds: string[]
}

/** Puts candidates on a hotlist, all or none; one of another company does not exist here. */
export const addMembers = (context: CompanyContext, { hotListId, candidateIds }: Members) =>
  write(context, 'hotlist.add-candidates', async (tx) => {
    const { scope, caller } = context
    await hotlists.take(tx, scope, hotListId)
    const wanted = [...new Set(candidateIds)]
    const known = await listKnownCandidates(tx, scope, wanted)
    if (known.length < wanted.length) throw fail('hotlist.candidateUnknown')
    const added = await insertMembers(tx, hotListId, scope.companyId, caller.userId, wanted)
    const after = await hotlists.load(tx, scope, hotListId)
    const message =
      added.length === 1 ? 'Candidate added to the hotlist' : `${added.length} candidates added to the hotlist`
    const answer = { ...savedHotlist(message, after), addedCount: added.length }
    if (added.length === 0) return unchanged(answer)
    return { record: { kind: 'hotlist', id: hotListId }, before: null, after: { candidateIds: added }, answer }
  })

export const removeMembers = (context: CompanyContext, { hotListId, candidateIds }: Members) =>
  write(context, 'hotlist.remove-candidates', async (tx) => {
    const { scope } = context
    await hotlists.take(tx, scope, hotListId)
    const removed = await deleteMembers(tx, scope, hotListId, candidateIds)
    const after = await hotlists.load(tx, scope, hotListId)
    const message =
      removed.length === 1
        ? 'Candidate removed from the hotlist'
        : `${removed.length} candidates removed from the hotlist`
    const answer = { ...savedHotlist(message, after), removedCount: removed.length }
    if (removed.length === 0) return unchanged(answer)
    return { record: { kind: 'hotlist', id: hotListId }, before: { candidateIds: removed }, after: null, answer }
  })
