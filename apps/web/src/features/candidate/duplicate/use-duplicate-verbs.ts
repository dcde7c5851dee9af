import type { CandidateDuplicate, MergeInput } from '@corridor/contract/candidate/duplicate/shapes'
import { ApiError } from '../../../lib/api-error'
import { api, client } from '../../../lib/client'
import { formatList } from '../../../lib/format'
import { errorText, useTranslation } from '../../../lib/i18n'
import { refresh } from '../../../lib/query-client'
import { toast } from '../../../lib/toast'
import { candidateName } from '../candidate/exports/candidate-name'
import { candidateLabels } from '../candidate/exports/values'

/** Merging two candidates, splitting them again, and saying that two are two people; each with its way back. */
export function useDuplicateVerbs() {
  const { t } = useTranslation()
  const showAgain = () => refresh(api.duplicate, api.candidate, api.hotlist)

  /** True if it was done; what was refused is said. */
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    let isDone = true
    try {
      await work()
    } catch (error) {
      isDone = false
      toast.error([errorText(error), changedFields(error)].filter(Boolean).join(' '))
    }
    await showAgain()
    return isDone
  }

  const changedFields = (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'candidateMerge.changed') return ''
    const labels: Record<string, string> = candidateLabels
    const names = Object.keys(error.fields).map((name) => t(labels[name] ?? name))
    return t('Changed: {fields}', { fields: formatList(names) })
  }

  const split = (mergeId: string) =>
    attempt(async () => {
      await client.duplicate.split({ id: mergeId })
      toast.success(t('Candidates split successfully'))
    })

  const merge = (input: MergeInput) =>
    attempt(async () => {
      const { mergeId, data } = await client.duplicate.merge(input)
      toast.undo(t('Candidates merged successfully'), candidateName(data), () => void split(mergeId))
    })

  const setApart = ({ _id: id, candidates: [one] }: CandidateDuplicate) =>
    attempt(async () => {
      await client.duplicate.setApart({ id })
      const reopen = () => attempt(() => client.duplicate.reopen({ id }))
      toast.undo(t('Remembered as two people'), one ? candidateName(one) : '', () => void reopen())
    })

  return { merge, split, setApart }
}
