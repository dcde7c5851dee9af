import type { Fault } from '@corridor/contract/records/import/shapes'
import type { ImportKind } from '@corridor/contract/records/transfer/kinds'
import { fieldToName } from '@corridor/contract/transfers'
import { faultText } from '../../../lib/language/fault-text'
import { t } from '../../../lib/language/i18n'

/** The fault of a row in the reader's language, with the column's name where the text alone does not tell it. */
export function rowFaultText(kind: ImportKind, fault: Fault): string {
  const field = fieldToName(kind, fault)
  return field ? `${t(field)}: ${faultText(fault)}` : faultText(fault)
}
