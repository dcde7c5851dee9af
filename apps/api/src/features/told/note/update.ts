import type { NoteUpdate } from '@corridor/contract/told/note/shapes'
import { differences } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { assertSeen } from './mentions.ts'
import { notes } from './store.ts'
import { type NoteRow, toFacts, toWire } from './tables.ts'
import { tell } from './tell.ts'

const saved = (row: NoteRow) => ({
  success: true as const,
  message: 'Note Updated Successfully',
  data: toWire(row),
})

/** Changes a note of one's own; whom it mentions anew is told. Throws `note.notYours`. */
export const updateNote = (context: CompanyContext, { id, version, note, mentions }: NoteUpdate) =>
  write(context, 'note.update', async (tx) => {
    const { scope } = context
    const stands = await notes.take(tx, scope, id, version)
    if (stands.owner_id !== scope.userId) throw fail('note.notYours')
    const change = differences(toFacts(stands), { note, mentioned_ids: mentions && [...new Set(mentions)] })
    if (!change) return unchanged(saved(stands))
    const fresh = (change.mentioned_ids ?? []).filter((person) => !stands.mentioned_ids.includes(person))
    await assertSeen(tx, scope.companyId, stands, fresh)
    await notes.update(tx, id, change)
    const after = await notes.load(tx, scope, id)
    await tell(context, tx, after, fresh)
    return { record: { kind: 'note', id }, before: toFacts(stands), after: toFacts(after), answer: saved(after) }
  })
