import PresentDialog from 'virtual:place/job.present'
import type { Submission } from '@corridor/contract/job/submission/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconArrowsExchange, IconEye, IconPlus, IconPresentation } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { ListPage } from '../../../lib/list/page/list-page'
import type { RowAction, SelectionAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { useTransfer } from '../../records/export/exports/use-transfer'
import { submissionColumns, submissionFilters } from './columns'
import { submissionName, useSubmissionActions } from './use-submission-actions'

const MoveDialog = late(() => import('./move-dialog'))

export const Route = createFileRoute('/company/submission/list-submission')({
  staticData: { title: 'Submissions' },
  beforeLoad: only(access.submissions.read),
  component: ListSubmissionPage,
})

function ListSubmissionPage() {
  const { t } = useTranslation()
  const [moving, setMoving] = useState<{ rows: Submission[]; done?: () => void }>()
  const [presented, setPresented] = useState<Submission[]>()
  const list = useList(api.submission.list, {
    columns: submissionColumns,
    filters: submissionFilters,
    name: 'submission',
  })
  const { mayManage, manageActions, moveTo } = useSubmissionActions({ move: (rows) => setMoving({ rows }) })
  const rowActions = (row: Submission): RowAction[] => [
    { label: text('View'), icon: IconEye, to: paths.company.viewSubmission(row._id) },
    ...manageActions(row),
  ]
  const present = (rows: Submission[]) => {
    if (rows.some(({ job }) => job !== rows[0]?.job)) toast.error(t('Please choose submissions of one job'))
    else if (!rows.every(({ isLive }) => isLive)) toast.error(t('A submission that has ended cannot be presented'))
    else setPresented(rows)
  }
  const selectionActions: SelectionAction<Submission>[] = [
    { label: text('Move'), icon: IconArrowsExchange, hotkey: 'm', run: (rows, done) => setMoving({ rows, done }) },
    { label: text('Present to client'), icon: IconPresentation, hotkey: 'p', run: present },
  ]
  const transfer = useTransfer('submission', list)
  return (
    <>
      <ListPage
        title="Submissions"
        description="Who was put forward for which work, through whom, and where each of them stands."
        list={list}
        rowName={submissionName}
        rowTo={(row) => paths.company.viewSubmission(row._id)}
        rowActions={rowActions}
        bulk={mayManage ? 'submission' : undefined}
        {...(mayManage
          ? { actions: transfer.actions, selectionActions: [...selectionActions, ...transfer.selectionActions] }
          : {})}
        searchPlaceholder="Search by candidate or job"
        emptyDescription="Submit somebody to a job: who, through whom and at what rate is kept here, and nobody is submitted twice."
        primaryAction={
          mayManage && (
            <ButtonLink to={paths.company.addSubmission} leftSection={<IconPlus size={18} aria-hidden />}>
              {t('Add Submission')}
            </ButtonLink>
          )
        }
      />
      {presented?.[0] && (
        <PresentDialog
          jobId={presented[0].job}
          chosen={presented.map(({ _id }) => _id)}
          close={() => setPresented(undefined)}
        />
      )}
      {moving && (
        <Suspense>
          <MoveDialog
            rows={moving.rows}
            moveTo={async (...given) => {
              await moveTo(...given)
              moving.done?.()
            }}
            close={() => setMoving(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
