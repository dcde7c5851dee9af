import { text } from '../language/text'
import type { EntryKind, EntryRow } from './entry-kind'

/** Texts that the entries of every step share. */
export const entryTexts = {
  added: text('The entry was saved'),
  updated: text('The entry was saved'),
  deleted: text('Deletion successful'),
  deleteTitle: text('Delete Record'),
  deleteQuestion: text('Are you sure you want to delete this record?'),
  deleteFailed: text('Deletion failed: {message}'),
  invalid: text('Please check the marked fields'),
  failing: { toast: text('Saving failed: {message}'), status: text('Saving failed: {message}') },
  submitAdd: text('Save'),
  submitUpdate: text('Save'),
} as const satisfies Partial<EntryKind<EntryRow, object>['texts']>
