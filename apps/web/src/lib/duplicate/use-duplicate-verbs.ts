import { ApiError } from '../call/api-error'
import { refresh } from '../call/query-client'
import { toast } from '../feedback/toast'
import { formatList } from '../format/format'
import { errorText, useTranslation } from '../language/i18n'
import type { Doubles, MergeInput, Pair } from './doubles'

/** Merging two records, splitting them again, and saying that two are two; each with its way back. */
export function useDuplicateVerbs<Rec, Field extends string>(doubles: Doubles<Rec, Field>) {
  const { t } = useTranslation()
  const { nameOf, texts } = doubles
  const showAgain = () => refresh(...doubles.shownIn)

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
    if (!(error instanceof ApiError) || error.code !== 'merge.changed') return ''
    const names = Object.keys(error.fields).map((name) => t(doubles.labels[name] ?? name))
    return t('Changed: {fields}', { fields: formatList(names) })
  }

  const split = (mergeId: string) =>
    attempt(async () => {
      await doubles.split({ id: mergeId })
      toast.success(t(texts.split))
    })

  const merge = (input: MergeInput<Field>) =>
    attempt(async () => {
      const { mergeId, data } = await doubles.merge(input)
      toast.undo(t(texts.merged), nameOf(data), () => void split(mergeId))
    })

  const setApart = ({ _id: id, records: [one] }: Pair<Rec, string>) =>
    attempt(async () => {
      await doubles.setApart({ id })
      const reopen = () => attempt(() => doubles.reopen({ id }))
      toast.undo(t(texts.apart), one ? nameOf(one) : '', () => void reopen())
    })

  return { merge, split, setApart }
}
