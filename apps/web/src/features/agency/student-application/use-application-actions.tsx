import type { StudentApplication, StudentApplicationRecord } from '@corridor/contract/agency/student-application/shapes'
import {
  isLive,
  needsReason,
  type StageMoveKind,
  stageMove,
} from '@corridor/contract/agency/student-application/stages'
import { type ApplicationStage, applicationStageNames } from '@corridor/contract/student/student/kinds'
import { access } from '@corridor/contract/wire/access'
import { IconTrash } from '@tabler/icons-react'
import { ApiError } from '../../../lib/call/api-error'
import { api, client } from '../../../lib/call/client'
import { queryClient, refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { formatName, todayDate } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { useRemoval } from '../../../lib/list/row/use-removal'
import type { RowAction } from '../../../lib/list/types'
import { useMay } from '../../../lib/session/session'

type Named = Pick<StudentApplication, 'studentInfo' | 'institutionInfo'>

export const applicationName = ({ studentInfo: [student], institutionInfo: [institution] }: Named) =>
  dotted(student && formatName(student), institution?.name)

/** Shows an application as it was saved, and has lists and its student read anew. */
export async function keepApplication(data?: StudentApplicationRecord): Promise<void> {
  if (data)
    queryClient.setQueryData(
      api.studentApplication.view.queryOptions({ input: { applicationId: data._id } }).queryKey,
      { success: true, data },
    )
  await refresh(api.studentApplication, api.student, api.enrolment, api.bin)
}

export const stepsIn = ({ hasDeposit, hasVisa, restedFrom }: StudentApplication) => ({
  ...{ hasDeposit, hasVisa, restedFrom },
})

/** The way to a stage, and whether somebody must say why. */
export function wayTo(
  row: StudentApplication,
  to: ApplicationStage,
): { kind: StageMoveKind; asks: boolean } | undefined {
  const kind = stageMove(row.stage, to, stepsIn(row))
  return kind && { kind, asks: needsReason(kind) || !isLive(to) }
}

export type Others = Awaited<ReturnType<typeof client.studentApplication.move>>['others']

interface Target {
  stage: ApplicationStage
  on: string
  reason: string
}

/** Actions on an application for those who manage them, in the list and on its page. */
export function useApplicationActions({ onDeleted }: { onDeleted?: () => unknown } = {}) {
  const { t } = useTranslation()
  const mayManage = useMay(access.studentApplications.manage)
  const remove = useRemoval<StudentApplication>(api.studentApplication.delete, {
    title: t('Delete Application'),
    question: t('Are you sure you want to delete this application?'),
    nameOf: applicationName,
    deleted: t('Deletion successful'),
    failed: (message) => `${t('Deletion failed')}: ${message}`,
    onDeleted,
    refreshAll: () => keepApplication(),
  })
  const manageActions = (row: StudentApplication): RowAction[] =>
    mayManage ? [{ label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(row) }] : []

  /** Moves an application, and back for as long as the toast stands. Answers the student's others that go on once it is enrolled. */
  async function moveTo(row: StudentApplication, target: Target) {
    const { data, others } = await client.studentApplication.move({ id: row._id, version: row.version, ...target })
    const state = t(applicationStageNames[target.stage])
    toast.undo(t('Moved to "{state}"', { state }), applicationName(row), () => void takeBack(row._id))
    await keepApplication(data)
    return others
  }

  /**
   * The same today and without a reason, for a press on the line: what is refused is said. A change of something else meanwhile, as of a
   * condition, stops nobody.
   */
  async function pressTo(row: StudentApplication, stage: ApplicationStage): Promise<Others> {
    try {
      return await moveTo(row, { stage, on: todayDate(), reason: '' })
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'record.changed'
      const now = isStale ? (error.current as StudentApplication) : undefined
      if (now?.stage === row.stage && now.version > row.version) return pressTo(now, stage)
      toast.error(
        now
          ? t('Somebody else was faster: it is now in "{stage}"', { stage: t(applicationStageNames[now.stage]) })
          : errorText(error),
      )
      await keepApplication()
      return []
    }
  }

  async function takeBack(id: string) {
    try {
      const { data } = await client.studentApplication.undoMove({ id })
      toast.success(t('The move was undone'))
      await keepApplication(data)
    } catch (error) {
      toast.error(errorText(error))
    }
  }

  return { mayManage, manageActions, moveTo, pressTo, takeBack }
}
