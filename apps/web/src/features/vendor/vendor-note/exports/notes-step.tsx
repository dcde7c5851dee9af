import { EntryStep } from '../../../../lib/entry/entry-step'
import type { StepProps } from '../../vendor/exports/step-props'
import { blankNote, noteKind } from '../note-kind'

const rules = {
  schema: () => import('@corridor/contract/vendor/vendor-note/shapes').then(({ VendorNoteAdd }) => VendorNoteAdd),
  blank: blankNote,
}

/** The third step: what was agreed, and what is to be done. */
export default function NotesStep({ vendor }: StepProps) {
  return <EntryStep kind={noteKind(vendor._id)} rules={rules} />
}
