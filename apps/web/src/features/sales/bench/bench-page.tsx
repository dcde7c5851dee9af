import ResumeDrop from 'virtual:place/candidate.drop'
import type { BenchPerson } from '@corridor/contract/sales/bench/shapes'
import { IconEye, IconPencil } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { ListPage } from '../../../lib/list/page/list-page'
import type { RowAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { benchFilters } from '../../candidate/candidate/exports/bench-filters'
import { candidateName } from '../../candidate/candidate/exports/candidate-name'
import { useCandidateActions } from '../../candidate/candidate/exports/use-candidate-actions'
import { usePeopleActs } from '../../candidate/candidate/exports/use-people-acts'
import { BenchFigures } from './bench-figures'
import { benchColumns } from './columns'
import { GroupChoice } from './group-choice'
import { useBenchGroups } from './use-bench-groups'

export const Route = createFileRoute('/company/bench')({
  staticData: { title: 'Bench board' },
  component: BenchPage,
})

function BenchPage() {
  const { t } = useTranslation()
  const list = useList(api.bench.list, {
    columns: benchColumns,
    filters: benchFilters,
    // The candidate who waits longest is on top.
    defaults: { sort: 'benchSince', dir: 'asc' },
    sorts: ['skill', 'authorization'],
    name: 'bench',
  })
  const groupOf = useBenchGroups(list)
  const { mayManage, manageActions } = useCandidateActions()
  const acts = usePeopleActs<BenchPerson>()

  const rowActions = (row: BenchPerson): RowAction[] => [
    { label: text('View'), icon: IconEye, to: paths.company.viewCandidate(row._id) },
    ...(mayManage ? [{ label: text('Edit'), icon: IconPencil, to: paths.company.editCandidate(row._id) }] : []),
    ...acts.rowActs(row),
    ...manageActions(row),
  ]
  return (
    <>
      <ListPage
        title="Bench board"
        description="Everyone you can send out today, and what keeps each of them waiting."
        list={list}
        figures={<BenchFigures list={list} />}
        order={<GroupChoice list={list} />}
        groupOf={groupOf}
        rowName={candidateName}
        rowTo={(row) => paths.company.viewCandidate(row._id)}
        rowActions={rowActions}
        {...(acts.selectionActs.length > 0 ? { selectionActions: acts.selectionActs } : {})}
        bulk={mayManage ? 'candidate' : undefined}
        bulkList="bench"
        searchPlaceholder="Name, skill or place"
        emptyDescription="Nobody is on the bench. Put people there from the list of candidates, or say since when in their record."
        primaryAction={
          mayManage && (
            <ButtonLink variant="default" to={paths.company.listCandidate}>
              {t('Candidates')}
            </ButtonLink>
          )
        }
      />
      {acts.dialog}
      <ResumeDrop mayManage={mayManage} />
    </>
  )
}
