import { type SubmissionState, submissionStateNames, submissionStates } from '@corridor/contract/job/submission/kinds'
import type { submission } from '@corridor/contract/job/submission/shapes'
import { api } from '../../../lib/call/client'
import { peopleSource } from '../../../lib/form/choice/people-source'
import { formatName, ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { text } from '../../../lib/language/text'
import { ofAnyStatus, recordFilter } from '../../../lib/list/filter/record-filter'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { RateText } from '../../candidate/candidate/exports/rate'
import { mailsFilter } from './exports/mails-filter'
import { MarginText } from './exports/margin-text'
import { SubmissionBadge } from './exports/state-badge'

const isState = (value: string): value is SubmissionState => value in submissionStateNames

export const submissionColumns: readonly ColumnOf<typeof submission.list>[] = [
  {
    header: text('Candidate'),
    sort: 'candidate',
    card: 'title',
    isLocked: true,
    face: ({ candidateInfo: [person] }) => person && { kind: 'person', name: formatName(person), of: person._id },
    cell: ({ _id, candidateInfo: [person] }) => (
      <TextLink to={paths.company.viewSubmission(_id)}>{person && <bdi>{formatName(person)}</bdi>}</TextLink>
    ),
  },
  { header: text('Job'), sort: 'job', card: 'fact', cell: (row) => <bdi>{row.jobInfo[0]?.name}</bdi> },
  { header: text('Client'), cell: (row) => <bdi>{row.clientInfo[0]?.name}</bdi> },
  { header: text('Via'), cell: (row) => <bdi>{row.hops[0]?.name}</bdi> },
  { header: text('Status'), sort: 'state', card: 'fact', cell: (row) => <SubmissionBadge state={row.state} /> },
  {
    header: text('In this status since'),
    sort: 'stateDate',
    card: 'fact',
    cell: ({ stateDate }) => <ShortDate value={stateDate} />,
  },
  { header: text('Rate'), cell: ({ hops: [hop] }) => hop && <RateText rate={hop} /> },
  { header: text('Margin'), cell: (row) => <MarginText margin={row.margin} /> },
  { header: text('Submitted by'), cell: (row) => ownerName(row.userInfo) },
  {
    header: text('Submitted'),
    sort: 'createDate',
    isHidden: true,
    cell: ({ createDate }) => <ShortDate value={createDate} />,
  },
  { header: text('Pay'), isHidden: true, cell: (row) => <RateText rate={row.pay} /> },
  {
    header: text('Updated'),
    sort: 'updateDate',
    isHidden: true,
    cell: ({ updateDate }) => <ShortDate value={updateDate} />,
  },
]

const dayMs = 86_400_000
const dayBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)

export const submissionFilters: FiltersOf<typeof submission.list> = {
  state: {
    label: text('Status'),
    options: submissionStates.map((value) => ({ value, label: submissionStateNames[value] })),
    makesSense: isState,
  },
  isLive: {
    label: text('Going on'),
    options: [
      { value: 'true', label: text('Yes') },
      { value: 'false', label: text('No') },
    ],
    toWire: (value) => value === 'true',
  },
  mails: mailsFilter,
  silentSince: {
    label: text('Silent for'),
    options: [
      { value: '1', label: text('A day') },
      { value: '2', label: text('Two days') },
      { value: '7', label: text('A week') },
    ],
    toWire: (value) => dayBefore(Number(value) - 1),
  },
  vendor: recordFilter({
    label: text('Vendor'),
    source: api.vendor.list,
    nameOf: (row) => row.vendorName,
    among: ofAnyStatus,
  }),
  submittedBy: recordFilter({
    label: text('Submitted by'),
    source: peopleSource,
    nameOf: (row) => formatName(row),
    among: ofAnyStatus,
  }),
  candidate: recordFilter({
    label: text('Candidate'),
    source: api.candidate.list,
    nameOf: (row) => formatName(row),
    among: ofAnyStatus,
  }),
}
