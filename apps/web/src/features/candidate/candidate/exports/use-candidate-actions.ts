import type { Candidate } from '@corridor/contract/candidate/candidate/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconArmchair, IconToggleLeft, IconTrash } from '@tabler/icons-react'
import { api } from '../../../../lib/client'
import { todayDate } from '../../../../lib/format'
import { useTranslation } from '../../../../lib/i18n'
import { unlessLost } from '../../../../lib/late/lost'
import { toggleLabel } from '../../../../lib/list/status-filter'
import type { RowAction } from '../../../../lib/list/types'
import { useRowVerbs } from '../../../../lib/list/use-row-verbs'
import { useMay } from '../../../../lib/session'
import { text } from '../../../../lib/text'
import { candidateName } from './candidate-name'

// Few who open a list do it.
const putOnBench = async (row: Candidate, since: string | null) =>
  (await unlessLost(() => import('../put-on-bench')))?.putOnBench(row, since)

/** What whoever manages candidates does with one, in lists and on the record's page. */
export function useCandidateActions({ onDeleted }: { onDeleted?: () => unknown } = {}) {
  const { t } = useTranslation()
  const mayManage = useMay(access.candidates.manage)
  const { toggle, remove } = useRowVerbs(api.candidate.list, api.candidate, {
    title: t('Delete Candidate'),
    nameOf: candidateName,
    question: t('Are you sure you want to delete this candidate?'),
    shownIn: [api.candidate, api.hotlist],
    onDeleted,
  })
  const manageActions = (row: Candidate): RowAction[] =>
    mayManage
      ? [
          row.benchSince
            ? { label: text('Take off the bench'), icon: IconArmchair, run: () => putOnBench(row, null) }
            : { label: text('Put on the bench'), icon: IconArmchair, run: () => putOnBench(row, todayDate()) },
          { label: toggleLabel(row.status), icon: IconToggleLeft, run: () => toggle(row) },
          { label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(row) },
        ]
      : []
  return { mayManage, manageActions }
}
