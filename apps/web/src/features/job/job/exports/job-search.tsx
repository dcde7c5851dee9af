import { api } from '../../../../lib/call/client'
import { ListPage } from '../../../../lib/list/page/list-page'
import { useList } from '../../../../lib/list/use-list'
import { paths } from '../../../../paths'
import { jobColumns, searchFilters } from '../columns'

const open = { jobStatus: 'open' }

/** Open jobs, to search in. */
export function JobSearch() {
  const list = useList(api.job.list, { columns: jobColumns, filters: searchFilters, fixed: open })
  return (
    <ListPage
      title="Search jobs"
      description="Open jobs by title, skills, place, pay and work authorization."
      list={list}
      rowName={(row) => row.jobTitle}
      rowTo={(row) => paths.company.viewJob(row._id)}
      searchPlaceholder="Search by title, client or reference"
      emptyDescription="No open job is like this."
    />
  )
}
