import type { ResumeBatchFile } from '@corridor/contract/candidate/resume-batch/shapes'
import { type BatchReason, batchReasons } from '@corridor/contract/candidate/resume-batch/states'
import { ApiError } from '../../../lib/call/api-error'
import { formatList } from '../../../lib/format/format'
import { errorText, t } from '../../../lib/language/i18n'
import { candidateLabels } from '../candidate/exports/values'

const labelOf = (field: string) => t(candidateLabels[field as keyof typeof candidateLabels] ?? field)

/** Why a file was not saved, in the reader's language. */
export function reasonText(reason: NonNullable<ResumeBatchFile['reason']>): string {
  const { code, message, params = {} } = reason
  if (code === 'incomplete') {
    const fields = formatList(String(params.fields).split(',').map(labelOf))
    return t(batchReasons.incomplete, { fields })
  }
  if (code && code in batchReasons) return t(batchReasons[code as BatchReason], params)
  return errorText(new ApiError(409, { code: code ?? '', message, params }))
}
