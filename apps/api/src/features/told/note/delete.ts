import { putIntoBin } from '../../../db/record/bin.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { notes } from './store.ts'
import { toFacts } from './tables.ts'
import { shortened, tell } from './tell.ts'

/** Deletes a note: its writer may, and an Owner. Throws `note.notYours`. */
export const deleteNote = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'note.delete', async (tx) => {
    const { scope, caller } = context
    const stands = await notes.take(tx, scope, id)
    if (stands.owner_id !== scope.userId && !caller.roles.includes('owner')) throw fail('note.notYours')
    await putIntoBin(tx, context, { kind: 'note', table: 'note', id, name: shortened(stands.note) })
    await tell(context, tx, stands)
    const answer = { success: true as const, message: 'Deletion successful' }
    return { record: { kind: 'note', id }, before: toFacts(stands), after: null, answer }
  })
