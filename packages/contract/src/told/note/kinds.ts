import { watched } from '../../gathered/watched.ts'
import { keysOf } from '../../wire/facts.ts'

/** The records that a note can be written on: a company is the administrators', and a vendor has notes of its own form. */
export type NoteRecordKind = Exclude<keyof typeof watched, 'company' | 'vendor'>
export const noteRecordKinds = keysOf(watched).filter(
  (kind): kind is NoteRecordKind => kind !== 'company' && kind !== 'vendor',
)

export const noteCharsMax = 4_000
/** People whom one note mentions at most. */
export const mentionsMax = 20
/** People who are offered for a mention at once, at most. */
export const offeredPeopleMax = 8
