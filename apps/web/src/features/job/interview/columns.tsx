import {
  interviewKindNames,
  interviewKinds,
  interviewOutcomeNames,
  interviewOutcomes,
  interviewStateNames,
  interviewStates,
} from '@corridor/contract/job/interview/kinds'
import type { interview } from '@corridor/contract/job/interview/shapes'
import { api } from '../../../lib/call/client'
import { formatList, formatName, ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { t } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { ofAnyStatus, recordFilter } from '../../../lib/list/filter/record-filter'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { StartText } from './start-text'
import { InterviewBadge } from './state-badge'

export const interviewColumns: readonly ColumnOf<typeof interview.list>[] = [
  {
    header: text('Candidate'),
    sort: 'candidate',
    card: 'title',
    isLocked: true,
    face: ({ candidateInfo: [person] }) => person && { kind: 'person', name: formatName(person), of: person._id },
    cell: ({ _id, candidateInfo: [person] }) => (
      <TextLink to={paths.company.viewInterview(_id)}>{person && <bdi>{formatName(person)}</bdi>}</TextLink>
    ),
  },
  { header: text('Start'), sort: 'startDate', card: 'fact', width: 270, cell: (row) => <StartText times={row} /> },
  { header: text('Job'), sort: 'job', card: 'fact', cell: (row) => <bdi>{row.jobInfo[0]?.name}</bdi> },
  { header: text('Client'), cell: (row) => <bdi>{row.clientInfo[0]?.name}</bdi> },
  { header: text('Round'), sort: 'round', numeric: true, width: 90, cell: ({ round }) => round },
  { header: text('Kind'), cell: (row) => t(interviewKindNames[row.kind]) },
  {
    header: text('Status'),
    sort: 'state',
    card: 'fact',
    cell: ({ state, outcome }) => <InterviewBadge state={state} outcome={outcome} />,
  },
  { header: text('Interviewers'), cell: ({ people }) => <bdi>{formatList(people.map(({ name }) => name))}</bdi> },
  { header: text('Submitted by'), isHidden: true, cell: (row) => ownerName(row.submittedBy) },
  {
    header: text('Updated'),
    sort: 'updateDate',
    isHidden: true,
    cell: ({ updateDate }) => <ShortDate value={updateDate} />,
  },
]

export const interviewFilters: FiltersOf<typeof interview.list> = {
  state: {
    label: text('Status'),
    options: interviewStates.map((value) => ({ value, label: interviewStateNames[value] })),
  },
  kind: {
    label: text('Kind'),
    options: interviewKinds.map((value) => ({ value, label: interviewKindNames[value] })),
  },
  outcome: {
    label: text('Outcome'),
    options: interviewOutcomes.map((value) => ({ value, label: interviewOutcomeNames[value] })),
  },
  candidate: recordFilter({
    label: text('Candidate'),
    source: api.candidate.list,
    nameOf: (row) => formatName(row),
    among: ofAnyStatus,
  }),
}
