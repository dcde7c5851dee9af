import type { Interview } from '@corridor/contract/job/interview/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconEye } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { ListPage } from '../../../lib/list/page/list-page'
import type { RowAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { only } from '../../../lib/session/only'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { useTakeOut } from '../../records/export/exports/use-transfer'
import { interviewColumns, interviewFilters } from './columns'
import { type InterviewQuestion, interviewName, useInterviewActions } from './use-interview-actions'

const InterviewDialog = late(() => import('./interview-dialogs'))

export const Route = createFileRoute('/company/job/list-interview')({
  staticData: { title: 'Interviews' },
  beforeLoad: only(access.interviews.read),
  component: ListInterviewPage,
})

function ListInterviewPage() {
  const [opened, setOpened] = useState<{ what: InterviewQuestion; row: Interview }>()
  const mayManage = useMay(access.interviews.manage)
  const list = useList(api.interview.list, {
    columns: interviewColumns,
    filters: interviewFilters,
    name: 'interview',
    defaults: { sort: 'startDate', dir: 'desc' },
  })
  const { actions } = useInterviewActions({ open: (what, row) => setOpened({ what, row }) })
  const rowActions = (row: Interview): RowAction[] => [
    { label: text('View'), icon: IconEye, to: paths.company.viewInterview(row._id) },
    ...actions(row),
  ]
  const takeOut = useTakeOut('interview', list)
  return (
    <>
      <ListPage
        title="Interviews"
        description="When submitted people are interviewed, in both time zones, and what came of it."
        list={list}
        rowName={interviewName}
        rowTo={(row) => paths.company.viewInterview(row._id)}
        rowActions={rowActions}
        {...(mayManage ? takeOut : {})}
        bulk={mayManage ? 'interview' : undefined}
        searchPlaceholder="Search by candidate, job or title"
        emptyDescription="Interviews are planned from the page of a submission: everybody gets the time in their own zone, with a calendar file."
      />
      {opened && (
        <Suspense>
          <InterviewDialog {...opened} close={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}
