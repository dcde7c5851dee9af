import * as z from 'zod'
import { boundedText } from '../../field/name.ts'
import { plainDate } from '../../field/plain-date.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { joined, moment, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { noteActions, noteMax, notifiedMax, vendorNotesAtOnceMax, vendorPriorities } from './kinds.ts'

const action = z.enum(noteActions)
const notesPriority = z.enum(vendorPriorities)

/** Note of somebody about a vendor. */
export const VendorNote = z.object({
  ...recordBase,
  vendor: recordId,
  vendorInfo: joined({ _id: recordId, name: z.string() }),
  action,
  notesPriority,
  note: z.string(),
  /** Members who were told of it. */
  notify: z.array(recordId),
  notifyInfo: userInfo,
  remindMe: z.boolean(),
  /** Moment at which whoever wrote it is reminded. */
  time: moment.nullable(),
  /** Text of the reminder; the note's if it is empty. */
  reminder: z.string(),
  followUpNote: z.string(),
  /** A day in the company's zone. */
  followUpDate: z.string().nullable(),
  userInfo,
})
export type VendorNote = z.infer<typeof VendorNote>

const words = z.string().trim().max(200, 'Maximum 200 characters')
const fields = z.object({
  action,
  notesPriority,
  note: boundedText('Note', 3, noteMax),
  notify: z.array(recordId).max(notifiedMax),
  remindMe: z.boolean(),
  time: moment.nullable(),
  reminder: words,
  followUpNote: words,
  followUpDate: plainDate.nullable(),
})
const { shape } = fields

const whole = fields.extend({
  action: shape.action.default('other'),
  notesPriority: shape.notesPriority.default('normal'),
  notify: shape.notify.default([]),
  remindMe: shape.remindMe.default(false),
  time: shape.time.default(null),
  reminder: shape.reminder.default(''),
  followUpNote: shape.followUpNote.default(''),
  followUpDate: shape.followUpDate.default(null),
})
const timed = { path: ['time'], message: 'Time is required' }
const hasTime = ({ remindMe, time }: { remindMe: boolean; time: string | null }) => !remindMe || time !== null
export const VendorNoteAdd = whole.refine(hasTime, timed)
export type VendorNoteAdd = z.infer<typeof VendorNoteAdd>

/** One with `_id` is updated, one without is added (product.md, Several rows at once). */
const entry = whole.extend({ _id: recordId.optional(), version: z.int().optional() }).refine(hasTime, timed)
export type VendorNoteEntry = z.infer<typeof entry>

const VendorNoteUpdate = updateInput(fields)
export type VendorNoteUpdate = z.infer<typeof VendorNoteUpdate>

const place = (path: string, summary: string) => ({
  path: `/vendor-note/${path}` as const,
  summary,
  tag: 'vendor-note',
})
const manage = { access: access.vendors.manage }
const one = { ...manage, record: { kind: 'vendor-note', field: 'id' } }
const ofVendor = { ...manage, record: { kind: 'vendor', field: 'vendorId' } }

export const vendorNote = {
  list: listEndpoint(
    place('list', 'List notes on vendors'),
    VendorNote,
    {
      sort: ['action', 'notesPriority', 'followUpDate', 'updateDate'],
      filters: { vendor: recordId, action, notesPriority },
      search: ['note'],
    },
    { access: access.vendors.read },
  ),
  add: endpoint('POST', place('add', 'Add a note to a vendor'), ofVendor)
    .input(whole.extend({ vendorId: recordId }).refine(hasTime, timed))
    .output(savedAnswer(VendorNote)),
  /** The third step: notes with `_id` are updated, those without added; what it does not name stays. */
  stepThree: endpoint(
    'POST',
    { path: '/vendor/step-three', summary: 'Save notes on a vendor, all or none', tag: 'vendor-note' },
    ofVendor,
  )
    .input(z.object({ vendorId: recordId, notes: z.array(entry).max(vendorNotesAtOnceMax) }))
    .output(z.object({ success: z.literal(true), message: z.string(), data: z.array(VendorNote) })),
  update: endpoint('PUT', place('update/{id}', 'Update a note on a vendor'), one)
    .input(VendorNoteUpdate)
    .output(savedAnswer(VendorNote)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete a note on a vendor'), one)
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
}
