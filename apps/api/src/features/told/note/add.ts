import type { NoteAdd } from '@corridor/contract/told/note/shapes'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { assertSeen, assertThere } from './mentions.ts'
import { notes } from './store.ts'
import { toFacts, toWire } from './tables.ts'
import { tell } from './tell.ts'

/** Writes a note on a record; whom it mentions is told. */
export const addNote = (context: CompanyContext, { recordKind, record, note, mentions }: NoteAdd) =>
  write(context, 'note.add', async (tx) => {
    const { scope } = context
    await assertThere(context, tx, { kind: recordKind, id: record })
    const values = { record_kind: recordKind, record_id: record, note, mentioned_ids: [...new Set(mentions)] }
    await assertSeen(tx, scope.companyId, values, values.mentioned_ids)
    const id = await notes.insert(tx, scope, values)
    const row = await notes.load(tx, scope, id)
    await tell(context, tx, row, values.mentioned_ids)
    const answer = { success: true as const, message: 'Note Added Successfully', data: toWire(row) }
    return { record: { kind: 'note', id }, before: null, after: toFacts(row), answer }
  })
