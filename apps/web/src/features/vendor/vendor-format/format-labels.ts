import type { VendorFormatSave } from '@corridor/contract/vendor/vendor-format/shapes'
import { text } from '../../../lib/language/text'

/** Keys. */
export const formatLabels: Record<keyof VendorFormatSave, string> = {
  description: text('Description'),
  mailingSubject: text('Mailing subject'),
  body: text('Body'),
  columns: text('Columns'),
  fileType: text('File type'),
  fileName: text('File name'),
}
