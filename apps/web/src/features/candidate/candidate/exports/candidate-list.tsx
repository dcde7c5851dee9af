import ResumeDrop from 'virtual:place/candidate.drop'
import type { Candidate, candidate, ListedCandidate } from '@corridor/contract/candidate/candidate/shapes'
import { IconEye, IconPencil, IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { api } from '../../../../lib/call/client'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { statusFilter } from '../../../../lib/list/filter/status-filter'
import { ListPage } from '../../../../lib/list/page/list-page'
import type { ColumnOf, FiltersOf, RowAction, SelectionAction } from '../../../../lib/list/types'
import { useList } from '../../../../lib/list/use-list'
import { useSearchText } from '../../../../lib/page/use-search-text'
import { paths } from '../../../../paths'
import { ButtonLink } from '../../../../ui/link'
import { useTransfer } from '../../../records/export/exports/use-transfer'
import { queryFilter } from '../../search/exports/query-filter'
import { SearchOrder, searchOrder } from '../../search/exports/search-order'
import { recordFilters } from '../record-filters'
import { candidateName } from './candidate-name'
import { searchOf } from './columns'
import { useCandidateActions } from './use-candidate-actions'
import { usePeopleActs } from './use-people-acts'

interface CandidateListProps {
  /** Keys. */
  title: string
  description?: string
  /** The name under which views of this list are saved. */
  name: string
  columnsOf: (query: string | undefined) => readonly ColumnOf<typeof candidate.list>[]
  /** Rows a page, where they are not the usual number. */
  size?: number
  /** Before the status filter. */
  filters?: FiltersOf<typeof candidate.list>
}

/** The company's candidates with everything that can be done with them. */
export function CandidateList({ title, description, columnsOf, filters, name, size }: CandidateListProps) {
  const { t } = useTranslation()
  const query = useSearchText('query')
  const columns = useMemo(() => columnsOf(query), [columnsOf, query])
  const list = useList(api.candidate.list, {
    columns,
    filters: { query: queryFilter, ...filters, status: statusFilter, ...recordFilters },
    ...searchOrder(query, size),
    name,
  })
  const { mayManage, manageActions } = useCandidateActions()
  const acts = usePeopleActs<Candidate>()

  const rowActions = (row: Candidate): RowAction[] => [
    { label: text('View'), icon: IconEye, to: paths.company.viewCandidate(row._id), search: searchOf(query) },
    ...(mayManage ? [{ label: text('Edit'), icon: IconPencil, to: paths.company.editCandidate(row._id) }] : []),
    ...acts.rowActs(row),
    ...manageActions(row),
  ]
  const transfer = useTransfer('candidate', list)
  const selectionActions: SelectionAction<ListedCandidate>[] = [
    ...acts.selectionActs,
    ...(mayManage ? transfer.selectionActions : []),
  ]

  return (
    <>
      <ListPage
        title={title}
        {...(description ? { description } : {})}
        list={list}
        rowName={candidateName}
        rowTo={(row) => paths.company.viewCandidate(row._id)}
        rowSearch={searchOf(query)}
        order={list.state.filters.query && <SearchOrder list={list} />}
        rowActions={rowActions}
        {...(selectionActions.length > 0 ? { selectionActions } : {})}
        {...(mayManage ? { actions: transfer.actions } : {})}
        bulk={mayManage ? 'candidate' : undefined}
        searchPlaceholder="Search by name, email or job title"
        emptyDescription="The people your company represents appear here, ready to add to hotlists."
        primaryAction={
          mayManage && (
            <ButtonLink to={paths.company.chooseCandidateEntry} leftSection={<IconPlus size={18} aria-hidden />}>
              {t('Add Candidate')}
            </ButtonLink>
          )
        }
      />
      {acts.dialog}
      <ResumeDrop mayManage={mayManage} />
    </>
  )
}
