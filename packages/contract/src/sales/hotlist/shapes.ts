import * as z from 'zod'
import { boundedText } from '../../field/name.ts'
import { columnHeaders } from '../../records/view/shapes.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { recordBase, recordId, status, userInfo } from '../../wire/record.ts'

export const Hotlist = z.object({
  ...recordBase,
  name: z.string(),
  description: z.string(),
  /** Number of candidates on it. */
  totalSeats: z.int(),
  isPublic: z.boolean(),
  isActive: z.enum(['Active', 'Inactive']),
  status,
  /** Columns of its candidates that everybody sees, by their headers; null is the usual. */
  columns: z.array(z.string()).nullable(),
  userInfo,
})
export type Hotlist = z.infer<typeof Hotlist>

export const HotlistAdd = z.object({
  name: boundedText('Name', 3, 50),
  description: boundedText('Description', 3, 100),
  isPublic: z.boolean('Please select public or private'),
})
export const HotlistUpdate = updateInput(HotlistAdd.extend({ status, columns: columnHeaders.nullable() }))

/** Somebody on a hotlist, in its order. */
export const HotlistPlace = z.object({
  candidate: recordId,
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string().nullable(),
  status,
  note: z.string(),
  /** True shows the note to whoever has a share link too. */
  isNoteShown: z.boolean(),
})
export type HotlistPlace = z.infer<typeof HotlistPlace>

export const HotlistNote = z.object({
  hotListId: recordId,
  candidateId: recordId,
  note: z.string().trim().max(500, 'Maximum 500 characters'),
  isNoteShown: z.boolean(),
})
export type HotlistNote = z.infer<typeof HotlistNote>

const place = (path: string, summary: string) => ({ path: `/hotlist/${path}` as const, summary, tag: 'hotlist' })
const one = (field: string) => ({ record: { kind: 'hotlist', field } })
const manage = { access: access.hotlists.manage }
const fields = {
  sort: ['name', 'description', 'totalSeats', 'isPublic', 'status', 'updateDate'],
  filters: { status, isPublic: z.boolean(), candidate: recordId },
  search: ['name', 'description'],
} as const
const listOf = (path: string) =>
  listEndpoint(place(path, 'List hotlists'), Hotlist, fields, { access: access.hotlists.read })
const savedHotlist = savedAnswer(Hotlist).extend({ hotlist: Hotlist })

export const hotlist = {
  list: listOf('list'),
  listHotlist: listOf('list-hotlist'),
  add: endpoint('POST', place('add', 'Add a hotlist'), manage).input(HotlistAdd).output(savedHotlist),
  view: endpoint('POST', place('view', 'View a hotlist'), { access: access.hotlists.read, ...one('hotListId') })
    .input(z.object({ hotListId: recordId }))
    .output(z.object({ success: z.literal(true), data: Hotlist })),
  update: endpoint('PUT', place('update/{id}', 'Update a hotlist'), { ...manage, ...one('id') })
    .input(HotlistUpdate)
    .output(savedHotlist),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete a hotlist'), { ...manage, ...one('id') })
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
  addCandidates: endpoint('POST', place('add-candidates', 'Put candidates on a hotlist'), {
    ...manage,
    ...one('hotListId'),
  })
    .input(
      z.object({ hotListId: recordId, candidateIds: z.array(recordId).min(1, 'Please choose a candidate').max(100) }),
    )
    .output(savedHotlist.extend({ addedCount: z.int() })),
  removeCandidates: endpoint('POST', place('remove-candidates', 'Take candidates off a hotlist'), {
    ...manage,
    ...one('hotListId'),
  })
    .input(z.object({ hotListId: recordId, candidateIds: z.array(recordId).min(1).max(100) }))
    .output(savedHotlist.extend({ removedCount: z.int() })),
  places: endpoint('POST', place('places', 'Who is on a hotlist, in its order, with notes'), {
    access: access.hotlists.read,
    ...one('hotListId'),
  })
    .input(z.object({ hotListId: recordId }))
    .output(z.object({ success: z.literal(true), data: z.array(HotlistPlace) })),
  moveCandidate: endpoint('POST', place('move-candidate', 'Give a candidate another place on a hotlist'), {
    ...manage,
    ...one('hotListId'),
  })
    /** Before another; null is to the end. */
    .input(z.object({ hotListId: recordId, candidateId: recordId, before: recordId.nullable() }))
    .output(savedHotlist),
  noteCandidate: endpoint('POST', place('note-candidate', 'Note something about a candidate on a hotlist'), {
    ...manage,
    ...one('hotListId'),
  })
    .input(HotlistNote)
    .output(savedHotlist),
  copy: endpoint('POST', place('copy/{id}', 'Copy a hotlist with its candidates'), { ...manage, ...one('id') })
    .input(z.object({ id: recordId }))
    .output(savedHotlist),
  merge: endpoint('POST', place('merge', 'Put the candidates of another hotlist on this one'), {
    ...manage,
    ...one('hotListId'),
  })
    .input(z.object({ hotListId: recordId, otherId: recordId, deletesOther: z.boolean() }))
    .output(savedHotlist.extend({ addedIds: z.array(recordId) })),
}
