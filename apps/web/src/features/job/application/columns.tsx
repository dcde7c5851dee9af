import type { application } from '@corridor/contract/job/application/shapes'
import { stageKindNames, stageKinds } from '@corridor/contract/job/stage/kinds'
import { api } from '../../../lib/call/client'
import { formatName } from '../../../lib/format/format'
import { seededName } from '../../../lib/format/seeded-name'
import { ShortDate } from '../../../lib/format/short-date'
import { text } from '../../../lib/language/text'
import { ofAnyStatus, recordFilter } from '../../../lib/list/filter/record-filter'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { namedJobs } from '../job/exports/named-jobs'
import { StageBadge } from './stage-badge'

export const applicationColumns: readonly ColumnOf<typeof application.list>[] = [
  {
    header: text('Name'),
    sort: 'name',
    card: 'title',
    isLocked: true,
    face: (row) => ({ kind: 'person', name: formatName(row), of: row._id }),
    cell: (row) => (
      <TextLink to={paths.company.viewApplication(row._id)}>
        <bdi>{formatName(row)}</bdi>
      </TextLink>
    ),
  },
  { header: text('Job'), sort: 'job', card: 'fact', cell: (row) => <bdi>{row.jobInfo[0]?.name}</bdi> },
  { header: text('Stage'), sort: 'stage', card: 'fact', cell: (row) => <StageBadge application={row} /> },
  {
    header: text('In this stage since'),
    sort: 'stageDate',
    card: 'fact',
    cell: ({ stageDate }) => <ShortDate value={stageDate} />,
  },
  {
    header: text('Applied'),
    sort: 'createDate',
    cell: ({ createDate }) => <ShortDate value={createDate} />,
  },
  { header: text('Email'), cell: (row) => <bdi dir="ltr">{row.email}</bdi> },
  { header: text('Resume'), cell: (row) => row.resumeInfo[0] && <bdi>{row.resumeInfo[0].fileName}</bdi> },
  { header: text('Phone'), isHidden: true, cell: (row) => <bdi dir="ltr">{row.phone}</bdi> },
  {
    header: text('Updated'),
    sort: 'updateDate',
    isHidden: true,
    cell: ({ updateDate }) => <ShortDate value={updateDate} />,
  },
]

const dayMs = 86_400_000
const dayBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)

export const applicationFilters: FiltersOf<typeof application.list> = {
  job: recordFilter({
    label: text('Job'),
    source: namedJobs,
    nameOf: (row) => row.jobTitle,
    among: ofAnyStatus,
  }),
  stage: recordFilter({
    label: text('Stage'),
    source: api.stage.list,
    nameOf: (row) => seededName('stage', row.name),
    writtenName: (row) => row.name,
    among: ofAnyStatus,
  }),
  stageKind: {
    label: text('Status'),
    options: stageKinds.map((value) => ({ value, label: stageKindNames[value] })),
  },
  since: {
    label: text('Applied within'),
    options: [
      { value: '1', label: text('A day') },
      { value: '7', label: text('A week') },
      { value: '30', label: text('30 days') },
    ],
    toWire: (value) => dayBefore(Number(value)),
  },
  candidate: recordFilter({
    label: text('Candidate'),
    source: api.candidate.list,
    nameOf: (row) => formatName(row),
    among: ofAnyStatus,
  }),
}
