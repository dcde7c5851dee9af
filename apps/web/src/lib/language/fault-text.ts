import type { Fault } from '@corridor/contract/records/import/shapes'
import { type FaultCode, transferFaults } from '@corridor/contract/records/transfer/faults'
import { ApiError } from '../call/api-error'
import { formatNumber } from '../format/format'
import { errorText, t, translateMessage } from './i18n'

// Names of kinds are translated, great numbers written as the reader writes them; a count chooses the plural.
const shown = ([name, value]: [string, string | number]): [string, string | number] => {
  if (name === 'entity') return [name, t(String(value))]
  return [name, typeof value === 'number' && name !== 'count' ? formatNumber(value) : value]
}

/** The fault of a file, a row or the work, in the reader's language. */
export function faultText({ code, message, params = {} }: Fault): string {
  if (!code) return translateMessage(message)
  if (!(code in transferFaults)) return errorText(new ApiError(0, { code, message, params }))
  return t(transferFaults[code as FaultCode], Object.fromEntries(Object.entries(params).map(shown)))
}
