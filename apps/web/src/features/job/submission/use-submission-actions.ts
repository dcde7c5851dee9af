import { type ChosenState, isChosen, submissionStateNames } from '@corridor/contract/job/submission/kinds'
import type { Submission } from '@corridor/contract/job/submission/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconArrowsExchange, IconPencil, IconTrash } from '@tabler/icons-react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { formatName } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { useRemoval } from '../../../lib/list/row/use-removal'
import type { RowAction } from '../../../lib/list/types'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'

export const submissionName = ({ candidateInfo: [person], jobInfo: [job] }: Submission) =>
  dotted(person && formatName(person), job?.name)

export const refreshSubmissions = () => refresh(api.submission, api.bin)

/** Actions on a submission for those who manage them, in lists, on the board and on its page. `move` opens the choice of a state. */
export function useSubmissionActions({ move, onDeleted }: Asked) {
  const { t } = useTranslation()
  const mayManage = useMay(access.submissions.manage)
  const remove = useRemoval<Submission>(api.submission.delete, {
    title: t('Delete Submission'),
    question: t('Are you sure you want to delete this submission?'),
    nameOf: submissionName,
    deleted: t('Deletion successful'),
    failed: (message) => `${t('Deletion failed')}: ${message}`,
    onDeleted,
    refreshAll: refreshSubmissions,
  })
  const manageActions = (row: Submission): RowAction[] =>
    mayManage
      ? [
          { label: text('Move'), icon: IconArrowsExchange, run: () => move([row]) },
          { label: text('Edit'), icon: IconPencil, to: paths.company.editSubmission(row._id) },
          { label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(row) },
        ]
      : []

  /** Moves submissions one after the other, and back as long as the toast stands. A submission that cannot be moved says why, and stays. */
  async function moveTo(rows: readonly Submission[], state: ChosenState, stateReason: string) {
    const moved: Submission[] = []
    for (const row of rows) {
      try {
        await client.submission.update({ id: row._id, version: row.version, state, stateReason })
        moved.push(row)
      } catch (error) {
        toast.error(`${submissionName(row)}: ${errorText(error)}`)
      }
    }
    const [first] = moved
    if (first) {
      const what = moved.length === 1 ? submissionName(first) : t('{count} submissions', { count: moved.length })
      const told = t('Moved to "{state}"', { state: t(submissionStateNames[state]) })
      // Back to being sent leads no way but another mail.
      if (moved.every((row) => isChosen(row.state))) toast.undo(told, what, () => void moveBack(moved))
      else toast.success(told)
    }
    await refreshSubmissions()
  }

  async function moveBack(rows: readonly Submission[]) {
    try {
      for (const { _id: id, state, stateReason } of rows)
        if (isChosen(state)) await client.submission.update({ id, state, stateReason })
      toast.success(t('The move was undone'))
    } catch (error) {
      toast.error(errorText(error))
    }
    await refreshSubmissions()
  }

  return { mayManage, manageActions, moveTo }
}

interface Asked {
  move: (rows: Submission[]) => void
  onDeleted?: () => unknown
}
