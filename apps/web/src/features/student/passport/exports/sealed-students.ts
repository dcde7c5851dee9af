import { client } from '../../../../lib/call/client'
import { text } from '../../../../lib/language/text'
import type { SealedExport } from '../../../records/export/exports/sealed-export'

/** Passport numbers and birth dates in the export of students. */
export const sealedStudents: SealedExport = {
  label: text('With passport number and birth date'),
  loadSchema: (asked) =>
    import('@corridor/contract/student/passport/shapes').then(({ sealedProofForm }) => sealedProofForm(asked)),
  start: (asked) => client.passport.export(asked),
}
