import * as z from 'zod'
import { boundedText } from '../../field/name.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { joined, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { mentionsMax, noteCharsMax, noteRecordKinds, offeredPeopleMax } from './kinds.ts'

const recordKind = z.enum(noteRecordKinds)
const person = { _id: recordId, firstName: z.string(), lastName: z.string() }

/** Note of a person on a record. */
export const Note = z.object({
  ...recordBase,
  recordKind,
  record: recordId,
  note: z.string(),
  /** People who are mentioned in it; the text says `@` and the name. */
  mentions: z.array(recordId),
  mentionInfo: joined(person),
  userInfo,
})
export type Note = z.infer<typeof Note>

const fields = {
  note: boundedText('Note', 1, noteCharsMax),
  mentions: z.array(recordId).max(mentionsMax, `No more than ${mentionsMax} at once`),
}
const record = { recordKind, record: recordId }

export const NoteAdd = z.object({ ...record, note: fields.note, mentions: fields.mentions.default([]) })
export type NoteAdd = z.infer<typeof NoteAdd>
/** Fields of a note's form. */
export const NoteText = z.object(fields)
export const NoteUpdate = updateInput(NoteText)
export type NoteUpdate = z.infer<typeof NoteUpdate>

const place = (path: string, summary: string) => ({ path: `/note/${path}` as const, summary, tag: 'note' })
const manage = { access: access.notes.manage }
const one = { ...manage, record: { kind: 'note', field: 'id' } }
// Any kind of record; which, is judged by the caller's sight of it.
const onRecord = { ...manage, record: { kind: 'candidate', field: 'record' } }

/** Notes that a company's people write on a record for each other. */
export const note = {
  list: listEndpoint(
    place('list', 'List notes on records'),
    Note,
    { sort: ['updateDate'], filters: { record: recordId, recordKind }, search: ['note'] },
    { access: access.notes.read },
  ),
  people: endpoint('POST', place('people', 'Who can be mentioned in a note on a record'), onRecord)
    .input(z.object({ ...record, name: z.string().trim().max(100).default('') }))
    .output(z.object({ success: z.literal(true), data: z.array(z.object(person)).max(offeredPeopleMax) })),
  add: endpoint('POST', place('add', 'Write a note on a record'), onRecord).input(NoteAdd).output(savedAnswer(Note)),
  update: endpoint('PUT', place('update/{id}', 'Change a note of one’s own'), one)
    .input(NoteUpdate)
    .output(savedAnswer(Note)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete a note'), one)
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
}
