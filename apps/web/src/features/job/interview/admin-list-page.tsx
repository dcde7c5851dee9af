import type { interview } from '@corridor/contract/job/interview/shapes'
import { IconEye } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/client'
import { formatName } from '../../../lib/format'
import { ListPage } from '../../../lib/list/list-page'
import type { ColumnOf } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { text } from '../../../lib/text'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { interviewColumns, interviewFilters } from './columns'
import { interviewName } from './use-interview-actions'

export const Route = createFileRoute('/admin/interviews')({
  staticData: { title: 'Interviews' },
  component: AdminInterviewsPage,
})

/** An interview's page is its company's own; whom it is about, administrators read. */
const personColumn: ColumnOf<typeof interview.list> = {
  header: text('Candidate'),
  sort: 'candidate',
  card: 'title',
  isLocked: true,
  cell: ({ candidate, candidateInfo: [person] }) =>
    person && (
      <TextLink to={paths.admin.viewCandidate(candidate)}>
        <bdi>{formatName(person)}</bdi>
      </TextLink>
    ),
}
const columns = [personColumn, ...interviewColumns.filter(({ sort }) => sort !== 'candidate')]

/** The interviews of all companies. */
function AdminInterviewsPage() {
  const list = useList(api.interview.list, {
    columns,
    filters: interviewFilters,
    name: 'platform-interview',
    defaults: { sort: 'startDate', dir: 'desc' },
  })
  return (
    <ListPage
      title="Interviews"
      description="The interviews of all companies, in both time zones, and what came of them."
      list={list}
      rowName={interviewName}
      rowTo={(row) => paths.admin.viewCandidate(row.candidate)}
      rowActions={(row) => [{ label: text('Candidate'), icon: IconEye, to: paths.admin.viewCandidate(row.candidate) }]}
      searchPlaceholder="Search by candidate, job or title"
      emptyDescription="Interviews appear here when a company plans them."
    />
  )
}
