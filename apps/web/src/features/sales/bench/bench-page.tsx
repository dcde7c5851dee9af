import type { BenchPerson } from '@corridor/contract/sales/bench/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconEye, IconPencil, IconPlaylistAdd } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { ListPage } from '../../../lib/list/page/list-page'
import type { RowAction, SelectionAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import type { PickedCandidates } from '../../../lib/places'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { benchFilters } from '../../candidate/candidate/exports/bench-filters'
import { candidateName } from '../../candidate/candidate/exports/candidate-name'
import { useCandidateActions } from '../../candidate/candidate/exports/use-candidate-actions'
import { HotlistPicker } from '../hotlist/exports/hotlist-picker'
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
  const mayUseHotlists = useMay(access.hotlists.manage)
  const [picking, setPicking] = useState<PickedCandidates>()
  const pick = (rows: BenchPerson[], clear?: () => void) => setPicking({ ids: rows.map((row) => row._id), done: clear })

  const rowActions = (row: BenchPerson): RowAction[] => [
    { label: text('View'), icon: IconEye, to: paths.company.viewCandidate(row._id) },
    ...(mayManage ? [{ label: text('Edit'), icon: IconPencil, to: paths.company.editCandidate(row._id) }] : []),
    ...(mayUseHotlists ? [{ label: text('Add to hotlist'), icon: IconPlaylistAdd, run: () => pick([row]) }] : []),
    ...manageActions(row),
  ]
  const selectionActions: SelectionAction<BenchPerson>[] = mayUseHotlists
    ? [{ label: text('Add to hotlist'), icon: IconPlaylistAdd, hotkey: 'h', run: pick }]
    : []

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
        {...(mayUseHotlists ? { selectionActions } : {})}
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
      {picking && <HotlistPicker candidates={picking} close={() => setPicking(undefined)} />}
    </>
  )
}
