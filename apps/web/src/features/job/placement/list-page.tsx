import { type PlacementState, placementStateNames, placementStates } from '@corridor/contract/job/placement/kinds'
import type { Placement, placement } from '@corridor/contract/job/placement/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconEye, IconPlus } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/client'
import { formatDate, formatName, ownerName } from '../../../lib/format'
import { useTranslation } from '../../../lib/i18n'
import { ListPage } from '../../../lib/list/list-page'
import { ofAnyStatus, recordFilter } from '../../../lib/list/record-filter'
import type { ColumnOf, FiltersOf, RowAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { only } from '../../../lib/only'
import { text } from '../../../lib/text'
import { paths } from '../../../paths'
import { ButtonLink, TextLink } from '../../../ui/link'
import { RateText } from '../../candidate/candidate/exports/rate'
import { mailsFilter } from '../../mail/report/exports/mails-filter'
import { useTransfer } from '../../records/export/exports/use-transfer'
import { dayIn } from '../../sales/share/exports/day-in'
import { MarginText } from '../submission/exports/margin-text'
import { PlacementBadge } from './state-badge'
import { placementName, usePlacementActions } from './use-placement-actions'

export const Route = createFileRoute('/company/job/list-placement')({
  staticData: { title: 'Placements' },
  beforeLoad: only(access.submissions.read),
  component: ListPlacementPage,
})

const columns: readonly ColumnOf<typeof placement.list>[] = [
  {
    header: text('Candidate'),
    sort: 'candidate',
    card: 'title',
    isLocked: true,
    cell: ({ _id, candidateInfo: [person] }) => (
      <TextLink to={paths.company.viewPlacement(_id)}>{person && <bdi>{formatName(person)}</bdi>}</TextLink>
    ),
  },
  { header: text('Job'), sort: 'job', card: 'fact', cell: (row) => <bdi>{row.jobInfo[0]?.name}</bdi> },
  { header: text('Client'), cell: (row) => <bdi>{row.clientInfo[0]?.name}</bdi> },
  { header: text('Status'), card: 'fact', cell: (row) => <PlacementBadge state={row.state} /> },
  { header: text('Start'), sort: 'startDate', card: 'fact', cell: (row) => formatDate(row.startDate) },
  { header: text('End'), sort: 'endDate', card: 'fact', cell: (row) => row.endDate && formatDate(row.endDate) },
  { header: text('Rate'), cell: (row) => <RateText rate={row.bill} /> },
  { header: text('Pay'), isHidden: true, cell: (row) => <RateText rate={row.pay} /> },
  { header: text('Margin'), cell: (row) => <MarginText margin={row.margin} /> },
  { header: text('PO number'), isHidden: true, cell: (row) => <bdi>{row.poNumber}</bdi> },
  { header: text('Added by'), isHidden: true, cell: (row) => ownerName(row.userInfo) },
  { header: text('Added'), sort: 'createDate', isHidden: true, cell: (row) => formatDate(row.createDate) },
  { header: text('Updated'), sort: 'updateDate', isHidden: true, cell: (row) => formatDate(row.updateDate) },
]

const isState = (value: string): value is PlacementState => value in placementStateNames

const filters: FiltersOf<typeof placement.list> = {
  state: {
    label: text('Status'),
    options: placementStates.map((value) => ({ value, label: placementStateNames[value] })),
    makesSense: isState,
  },
  endsBy: {
    label: text('Ends soon'),
    options: [
      { value: '14', label: text('In two weeks') },
      { value: '30', label: text('In 30 days') },
      { value: '60', label: text('In 60 days') },
    ],
    toWire: (value) => dayIn(Number(value)),
  },
  mails: mailsFilter,
  client: recordFilter({
    label: text('Client'),
    source: api.client.list,
    nameOf: (row) => row.name,
    among: ofAnyStatus,
  }),
  candidate: recordFilter({
    label: text('Candidate'),
    source: api.candidate.list,
    nameOf: (row) => formatName(row),
    among: ofAnyStatus,
  }),
}

function ListPlacementPage() {
  const { t } = useTranslation()
  const list = useList(api.placement.list, { columns, filters, name: 'placement' })
  const { mayManage, manageActions } = usePlacementActions()
  const rowActions = (row: Placement): RowAction[] => [
    { label: text('View'), icon: IconEye, to: paths.company.viewPlacement(row._id) },
    ...manageActions(row),
  ]
  const transfer = useTransfer('placement', list)
  return (
    <ListPage
      title="Placements"
      description="Who works where, from when to when, and at what rates."
      list={list}
      rowName={placementName}
      rowTo={(row) => paths.company.viewPlacement(row._id)}
      rowActions={rowActions}
      {...(mayManage ? transfer : {})}
      bulk={mayManage ? 'placement' : undefined}
      searchPlaceholder="Search by candidate, job or PO number"
      emptyDescription="A submission that was accepted becomes a placement: its person leaves the bench, and comes back to it by itself after the last day."
      primaryAction={
        mayManage && (
          <ButtonLink to={paths.company.addPlacement} leftSection={<IconPlus size={18} aria-hidden />}>
            {t('Add Placement')}
          </ButtonLink>
        )
      }
    />
  )
}
