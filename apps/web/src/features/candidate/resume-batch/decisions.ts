import type { DecidedFiles, ResumeBatch, ResumeBatchFile } from '@corridor/contract/candidate/resume-batch/shapes'
import { type Decision, openFileStates } from '@corridor/contract/candidate/resume-batch/states'
import { ApiError } from '../../../lib/call/api-error'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { formatName, formatNumber } from '../../../lib/format/format'
import { errorText, t } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import type { SelectionAction } from '../../../lib/list/types'

export const decisionTexts: Record<Decision, string> = {
  save: text('Save anyway'),
  update: text('Update the existing one'),
  skip: text('Skip'),
}

/** Says whom else a file resembles that was to be saved, and so is asked about once more. */
export function sayIfAsked({ state, doubleInfo }: ResumeBatchFile) {
  if (state !== 'held') return
  const name = formatName(doubleInfo[0] ?? {})
  toast.warning(refusalText({ code: 'resumeBatch.another', message: '', params: { name } }))
}

const refusalText = ({ code, message, params = {} }: Omit<DecidedFiles['left'][number], '_id' | 'name'>) =>
  errorText(new ApiError(409, { code, message, params }))

async function decideAll(files: ResumeBatchFile[], clear: () => void, decision: Decision) {
  const ids = files.map(({ _id }) => _id)
  try {
    const { data } = await client.resumeBatch.decideFiles({ ids, decision })
    if (data.decided > 0) toast.success(t('Decided: {n}', { n: formatNumber(data.decided) }))
    const [first, ...more] = data.left
    if (first) {
      const reason = `${first.name}: ${refusalText(first)}`
      toast.warning(more.length > 0 ? `${reason} ${t('And {n} more', { n: formatNumber(more.length) })}` : reason)
    }
    clear()
  } catch (error) {
    toast.error(errorText(error))
  }
  await refresh(api.resumeBatch, api.candidate)
}

const decideSelected = (decision: Decision): SelectionAction<ResumeBatchFile> => ({
  label: decisionTexts[decision],
  run: (files, clear) => decideAll(files, clear, decision),
})

const skipSelected = decideSelected('skip')
const heldActions = [decideSelected('update'), decideSelected('save'), skipSelected]

/** One decision for all files that are ticked, of those that the batch has a use for. */
export function decisionActionsFor(counts: ResumeBatch['counts']) {
  if (counts.held > 0) return heldActions
  return openFileStates.some((state) => counts[state] > 0) ? [skipSelected] : []
}
