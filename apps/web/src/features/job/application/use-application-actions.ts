import type { Decliner } from '@corridor/contract/job/application/kinds'
import type { Application } from '@corridor/contract/job/application/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconArrowsExchange, IconSend, IconTrash } from '@tabler/icons-react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { formatName } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { seededName } from '../../../lib/format/seeded-name'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { useRemoval } from '../../../lib/list/row/use-removal'
import type { RowAction } from '../../../lib/list/types'
import { toSearch } from '../../../lib/page/search'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { describeMove } from './describe-move'

export const applicationName = (row: Application) => dotted(formatName(row), row.jobInfo[0]?.name)

export const refreshApplications = () => refresh(api.application, api.stage, api.bin)

/** The stage that applications go to, and who declined if they go there. */
export interface Target {
  stage: string
  name: string
  declinedBy?: Decliner | undefined
  reason: string
}

interface Asked {
  move: (rows: Application[]) => void
  onDeleted?: () => unknown
}

/** Actions on an application for those who manage them, in lists, on the board and on its page. `move` opens the choice of a stage. */
export function useApplicationActions({ move, onDeleted }: Asked) {
  const { t } = useTranslation()
  const mayManage = useMay(access.applications.manage)
  const maySubmit = useMay(access.submissions.manage)
  const remove = useRemoval<Application>(api.application.delete, {
    title: t('Delete Application'),
    question: t('Are you sure you want to delete this application?'),
    nameOf: applicationName,
    deleted: t('Deletion successful'),
    failed: (message) => `${t('Deletion failed')}: ${message}`,
    onDeleted,
    refreshAll: refreshApplications,
  })
  const manageActions = (row: Application): RowAction[] => {
    const [candidate] = row.candidateInfo
    const search = candidate && toSearch({ candidate: candidate._id, job: row.job })
    return [
      ...(mayManage ? [{ label: text('Move'), icon: IconArrowsExchange, run: () => move([row]) }] : []),
      ...(maySubmit && search
        ? [{ label: text('Submit'), icon: IconSend, to: paths.company.addSubmission, search }]
        : []),
      ...(mayManage ? [{ label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(row) }] : []),
    ]
  }

  /**
   * Moves applications one after the other, and back as long as the toast stands. An application that cannot be moved says why, and where it is now. Answers
   * how many were moved.
   */
  async function moveTo(rows: readonly Application[], { stage, name, declinedBy, reason }: Target): Promise<number> {
    const moved: Application[] = []
    for (const row of rows) {
      try {
        await client.application.move({
          id: row._id,
          version: row.version,
          stage,
          reason,
          ...(declinedBy && { declinedBy }),
        })
        moved.push(row)
      } catch (error) {
        toast.error(`${applicationName(row)}: ${describeMove(error, t)}`)
      }
    }
    const [first] = moved
    if (first) {
      const what = moved.length === 1 ? applicationName(first) : t('{count} applications', { count: moved.length })
      toast.undo(t('Moved to "{state}"', { state: seededName('stage', name) }), what, () => void moveBack(moved))
    }
    await refreshApplications()
    return moved.length
  }

  async function moveBack(rows: readonly Application[]) {
    try {
      for (const { _id: id, stage, declinedBy, declineReason: reason } of rows)
        await client.application.move({ id, stage, reason, ...(declinedBy && { declinedBy }) })
      toast.success(t('The move was undone'))
    } catch (error) {
      toast.error(errorText(error))
    }
    await refreshApplications()
  }

  return { mayManage, manageActions, moveTo }
}
