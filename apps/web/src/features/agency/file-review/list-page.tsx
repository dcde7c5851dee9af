import type { FileReview } from '@corridor/contract/agency/file-review/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconEye } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { formatName } from '../../../lib/format/format'
import { text } from '../../../lib/language/text'
import { ListPage } from '../../../lib/list/page/list-page'
import type { RowAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { only } from '../../../lib/session/only'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { AgencyRules } from './agency-rules'
import { reviewColumns, reviewFilters } from './columns'

export const Route = createFileRoute('/company/enrollstudent/list-review')({
  staticData: { title: 'Reviews' },
  beforeLoad: only(access.students.read),
  component: ListReviewPage,
})

const nameOf = ({ studentInfo: [person] }: FileReview) => (person ? formatName(person) : '')
const rowActions = (row: FileReview): RowAction[] => [
  { label: text('View Student'), icon: IconEye, to: paths.company.viewStudent(row.student) },
]

function ListReviewPage() {
  const list = useList(api.fileReview.list, { columns: reviewColumns, filters: reviewFilters, name: 'file-review' })
  const mayManage = useMay(access.setup.manage)
  return (
    <ListPage
      title="Reviews"
      description="Another person looks at a student’s file before it is submitted."
      list={list}
      rowName={nameOf}
      rowTo={(row) => paths.company.viewStudent(row.student)}
      rowActions={rowActions}
      searchPlaceholder="Search by student"
      emptyDescription="A file is submitted once somebody who did not fill it in has approved it. Ask for a review on the student’s page."
      primaryAction={mayManage && <AgencyRules />}
    />
  )
}
