import type { VendorNoteAdd } from '@corridor/contract/vendor/vendor-note/shapes'
import { text } from '../../../lib/language/text'

/** Keys. */
export const noteLabels: Record<keyof VendorNoteAdd, string> = {
  action: text('Action'),
  notesPriority: text('Notes Priority'),
  note: text('Note'),
  notify: text('Notify these people'),
  remindMe: text('Remind Me'),
  time: text('Time'),
  reminder: text('Reminder'),
  followUpNote: text('Follow Up Note'),
  followUpDate: text('Follow up on'),
}
