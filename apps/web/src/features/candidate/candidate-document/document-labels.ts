import type { CandidateDocumentAdd } from '@corridor/contract/candidate/candidate-document/shapes'
import { text } from '../../../lib/language/text'

/** Keys. */
export const documentLabels: Record<keyof CandidateDocumentAdd, string> = {
  type: text('Type'),
  title: text('Title'),
  documentKey: text('Upload'),
  expiryDate: text('Expires on'),
}
