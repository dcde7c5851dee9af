import type { HotlistNote } from '@corridor/contract/sales/hotlist/shapes'
import type { CompanyContext, Context } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { savedHotlist } from './add.ts'
import { listKnownCandidates, listPlaces, listPositions, writeNote, writePositions } from './store.ts'
import { hotlists } from './tables.ts'

export async function viewPlaces({ db, scope }: Context, { hotListId }: { hotListId: string }) {
  await hotlists.load(db, scope, hotListId)
  const data = (await listPlaces(db, scope, hotListId)).map((row) => ({
    candidate: row.candidate_id,
    firstName: row.first_name,
    lastName: row.last_name,
    jobTitle: row.job_title,
    status: row.status,
    note: row.note,
    isNoteShown: row.note_shown,
  }))
  return { success: true as const, data }
}

interface Move {
  hotListId: string
  candidateId: string
  before: string | null
}

/** Gives a candidate the place before another, or the last. The places stay those that there are. */
export const moveCandidate = (context: CompanyContext, { hotListId, candidateId, before }: Move) =>
  write(context, 'hotlist.move-candidate', async (tx) => {
    const { scope } = context
    const row = await hotlists.take(tx, scope, hotListId)
    const named = [candidateId, ...(before ? [before] : [])]
    const known = await listKnownCandidates(tx, scope, named)
    const stands = await listPositions(tx, hotListId)
    const order = stands.map(({ candidate_id }) => candidate_id)
    if (named.some((id) => !known.includes(id) || !order.includes(id))) throw fail('hotlist.candidateUnknown')
    const answer = savedHotlist('Candidate moved', row)
    const rest = order.filter((id) => id !== candidateId)
    const at =
      before && before !== candidateId ? rest.indexOf(before) : before ? order.indexOf(candidateId) : rest.length
    const wanted = rest.toSpliced(at, 0, candidateId)
    const moved = stands.flatMap(({ position }, place) =>
      wanted[place] === order[place] ? [] : [{ id: wanted[place] ?? '', position }],
    )
    if (moved.length === 0) return unchanged(answer)
    await writePositions(
      tx,
      hotListId,
      moved.map(({ id }) => id),
      moved.map(({ position }) => position),
    )
    const record = { kind: 'hotlist', id: hotListId }
    const facts = (place: number) => ({ candidate: candidateId, place: place + 1 })
    return { record, before: facts(order.indexOf(candidateId)), after: facts(at), answer }
  })

/** Notes something about a candidate on this hotlist alone. */
export const noteCandidate = (context: CompanyContext, { hotListId, candidateId, note, isNoteShown }: HotlistNote) =>
  write(context, 'hotlist.note-candidate', async (tx) => {
    const { scope } = context
    const row = await hotlists.take(tx, scope, hotListId)
    const known = await listKnownCandidates(tx, scope, [candidateId])
    const stood = known.length > 0 ? await writeNote(tx, hotListId, candidateId, note, isNoteShown) : undefined
    if (!stood) throw fail('hotlist.candidateUnknown')
    const answer = savedHotlist('Note saved', row)
    if (stood.note === note && stood.note_shown === isNoteShown) return unchanged(answer)
    return {
      record: { kind: 'hotlist', id: hotListId },
      before: { candidate: candidateId, note: stood.note, isNoteShown: stood.note_shown },
      after: { candidate: candidateId, note, isNoteShown },
      answer,
    }
  })
