import type { candidate } from '@corridor/contract/candidate/candidate/shapes'
import { IconBuilding, IconEye } from '@tabler/icons-react'
import { useMemo } from 'react'
import { api } from '../../../../lib/call/client'
import { ShortDate } from '../../../../lib/format/short-date'
import { text } from '../../../../lib/language/text'
import { companyFilter } from '../../../../lib/list/filter/company-filter'
import { statusFilter } from '../../../../lib/list/filter/status-filter'
import { ListPage } from '../../../../lib/list/page/list-page'
import type { ColumnOf, FiltersOf } from '../../../../lib/list/types'
import { useList } from '../../../../lib/list/use-list'
import { useSearchText } from '../../../../lib/page/use-search-text'
import { paths } from '../../../../paths'
import { companyColumn } from '../../../company/company/exports/company-column'
import { queryFilter } from '../../search/exports/query-filter'
import { SearchOrder, searchOrder } from '../../search/exports/search-order'
import { candidateName } from '../exports/candidate-name'
import { candidateColumnsOf, searchOf } from '../exports/columns'
import { recordFilters } from '../record-filters'

interface PlatformListProps {
  /** Keys. */
  title: string
  description: string
  emptyDescription: string
  /** The name under which views of this list are saved. */
  name: string
  /** Filters that always narrow the list, whatever else is chosen. */
  fixed?: Record<string, unknown>
}

const addedColumn: ColumnOf<typeof candidate.list> = {
  header: text('Added'),
  sort: 'createDate',
  cell: (row) => <ShortDate value={row.createDate} />,
}
const filters: FiltersOf<typeof candidate.list> = {
  query: queryFilter,
  company: companyFilter,
  status: statusFilter,
  ...recordFilters,
}

/** Candidates of all companies, as administrators read them. */
export function PlatformList({ title, description, emptyDescription, name, fixed }: PlatformListProps) {
  const query = useSearchText('query')
  const columns = useMemo(() => {
    // They make room for the company; who wants them shows them.
    const own = candidateColumnsOf(query, paths.admin.viewCandidate).map((column) =>
      ['Skills', 'Availability'].includes(column.header) ? { ...column, isHidden: true as const } : column,
    )
    return [...own.slice(0, 1), companyColumn, ...own.slice(1), addedColumn]
  }, [query])
  const list = useList(api.candidate.list, {
    columns,
    filters,
    ...searchOrder(query),
    name,
    ...(fixed ? { fixed } : {}),
  })
  return (
    <ListPage
      title={title}
      description={description}
      list={list}
      rowName={candidateName}
      rowTo={(row) => paths.admin.viewCandidate(row._id)}
      rowSearch={searchOf(query)}
      order={list.state.filters.query && <SearchOrder list={list} />}
      rowActions={(row) => [
        { label: text('View'), icon: IconEye, to: paths.admin.viewCandidate(row._id), search: searchOf(query) },
        ...row.companyInfo.map(({ _id }) => ({
          label: text('Company'),
          icon: IconBuilding,
          to: paths.admin.viewCompany(_id),
        })),
      ]}
      searchPlaceholder="Search by name, email or job title"
      emptyDescription={emptyDescription}
    />
  )
}
