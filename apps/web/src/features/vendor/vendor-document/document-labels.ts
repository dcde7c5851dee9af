import type { VendorDocumentAdd } from '@corridor/contract/vendor/vendor-document/shapes'
import { text } from '../../../lib/language/text'

/** Keys. */
export const documentLabels: Record<keyof VendorDocumentAdd, string> = {
  type: text('Type'),
  title: text('Title'),
  documentKey: text('Upload'),
  description: text('Description'),
  expiryDate: text('Expires on'),
}
