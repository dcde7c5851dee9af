import { noteActionNames, vendorPriorityNames } from '@corridor/contract/vendor/vendor-note/kinds'
import type { VendorNote, VendorNoteAdd } from '@corridor/contract/vendor/vendor-note/shapes'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import type { EntryKind } from '../../../lib/entry/entry-kind'
import { entryTexts } from '../../../lib/entry/entry-texts'
import { formatDate, formatDateTime, formatList, formatName, ownerName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import type { ListSource } from '../../../lib/list/types'
import type { Fact } from '../../../lib/record/record-card'
import { Badge } from '../../../ui/badge'
import { NoteFields } from './note-fields'
import { noteLabels } from './note-labels'

export const blankNote: VendorNoteAdd = {
  action: 'call',
  notesPriority: 'normal',
  note: '',
  notify: [],
  remindMe: false,
  time: null,
  reminder: '',
  followUpNote: '',
  followUpDate: null,
}

/** The notes on one vendor. */
const notesOf = (vendorId: string): ListSource<never, VendorNote> => ({
  key: () => [...api.vendorNote.key(), vendorId],
  call: (body: { filters?: object }, options) =>
    api.vendorNote.list.call({ ...body, filters: { ...body.filters, vendor: vendorId } }, options),
})

const factsOf = (row: VendorNote): Fact[] => [
  { label: noteLabels.note, value: <span dir="auto">{row.note}</span>, isLong: true },
  ...(row.notifyInfo.length > 0
    ? [{ label: noteLabels.notify, value: formatList(row.notifyInfo.map((person) => formatName(person))) }]
    : []),
  ...(row.remindMe && row.time ? [{ label: noteLabels.reminder, value: formatDateTime(row.time) }] : []),
  ...(row.followUpNote ? [{ label: noteLabels.followUpNote, value: <bdi>{row.followUpNote}</bdi> }] : []),
  ...(row.followUpDate ? [{ label: noteLabels.followUpDate, value: formatDate(row.followUpDate) }] : []),
  { label: text('Added by'), value: ownerName(row.userInfo) },
  { label: text('Created On'), value: formatDateTime(row.createDate) },
]

function Heading({ row }: { row: VendorNote }) {
  const { t } = useTranslation()
  return (
    <>
      {t(noteActionNames[row.action])}{' '}
      {row.notesPriority !== 'normal' && (
        <Badge tone={row.notesPriority === 'high' ? 'attention' : 'neutral'}>
          {t(vendorPriorityNames[row.notesPriority])}
        </Badge>
      )}
    </>
  )
}

/** How the notes on one vendor are listed, added, changed and deleted. */
export function noteKind(vendorId: string): EntryKind<VendorNote, VendorNoteAdd> {
  return {
    texts: {
      ...entryTexts,
      entity: 'Vendor Note',
      addNew: text('Add Note'),
      edit: text('Edit Note'),
      heading: text('Notes'),
      numbered: text('Note {n}'),
    },
    draft: 'vendor-note.add',
    below: vendorId,
    list: 'notes',
    labels: noteLabels,
    show: () => undefined,
    nameOf: (row, t) => t(noteActionNames[row.action]),
    toEntry: ({ action, notesPriority, note, notify, remindMe, time, reminder, followUpNote, followUpDate }) => ({
      action,
      notesPriority,
      note,
      notify,
      remindMe,
      time,
      reminder,
      followUpNote,
      followUpDate,
    }),
    Fields: NoteFields,
    Heading,
    factsOf,
    calls: {
      list: notesOf(vendorId),
      add: (entries: { notes: VendorNoteAdd[] }) => client.vendorNote.stepThree({ vendorId, ...entries }),
      update: (entry: { id: string }) => client.vendorNote.update(entry),
      delete: api.vendorNote.delete,
      refresh: () => refresh(api.vendorNote, api.vendor, api.task, api.bin),
    },
  }
}
