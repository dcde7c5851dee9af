import type { StudentDocumentAdd } from '@corridor/contract/student/student-document/shapes'
import { text } from '../../../lib/language/text'

/** Keys. */
export const documentLabels: Record<keyof StudentDocumentAdd, string> = {
  type: text('Type'),
  title: text('Title'),
  country: text('Country'),
  month: text('Refusal Date'),
  documentKey: text('Upload'),
  expiryDate: text('Expires on'),
}
