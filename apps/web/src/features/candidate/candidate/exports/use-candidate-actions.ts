import type { Candidate } from '@corridor/contract/candidate/candidate/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconArmchair, IconToggleLeft, IconTrash } from '@tabler/icons-react'
import { api } from '../../../../lib/call/client'
import { todayDate } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { unlessLost } from '../../../../lib/late/lost'
import { toggleLabel } from '../../../../lib/list/filter/status-filter'
import { useRowVerbs } from '../../../../lib/list/row/use-row-verbs'
import type { RowAction } from '../../../../lib/list/types'
import { useMay } from '../../../../lib/session/session'
import { candidateName } from './candidate-name'

// Few who open a list do it.
const putOnBench = async (row: Candidate, since: string | null) =>
  (await unlessLost(() => import('../put-on-bench')))?.putOnBench(row, since)

/** Actions on a candidate for those who manage them, in lists and on the record's page. */
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
