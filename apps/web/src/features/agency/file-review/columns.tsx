import { type ReviewState, reviewStateNames, reviewStates } from '@corridor/contract/agency/file-review/kinds'
import type { fileReview } from '@corridor/contract/agency/file-review/shapes'
import { peopleSource } from '../../../lib/form/choice/people-source'
import { formatName, formatNumber } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { text } from '../../../lib/language/text'
import { ofAnyStatus, recordFilter } from '../../../lib/list/filter/record-filter'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { ReviewBadge } from './review-badge'

const nameOf = ([member]: { firstName: string; lastName: string }[]) => member && <bdi>{formatName(member)}</bdi>

export const reviewColumns: readonly ColumnOf<typeof fileReview.list>[] = [
  {
    header: text('Student'),
    sort: 'student',
    card: 'title',
    isLocked: true,
    face: ({ studentInfo: [person] }) => person && { kind: 'person', name: formatName(person), of: person._id },
    cell: ({ student, studentInfo: [person] }) => (
      <TextLink to={paths.company.viewStudent(student)}>{person && <bdi>{formatName(person)}</bdi>}</TextLink>
    ),
  },
  { header: text('Status'), card: 'fact', cell: (row) => <ReviewBadge state={row.state} /> },
  { header: text('Reviewer'), card: 'fact', cell: (row) => nameOf(row.reviewerInfo) },
  { header: text('Asked by'), cell: (row) => nameOf(row.userInfo) },
  {
    header: text('Open comments'),
    numeric: true,
    card: 'fact',
    cell: (row) => (row.openComments > 0 ? formatNumber(row.openComments) : null),
  },
  { header: text('Decided by'), isHidden: true, cell: (row) => nameOf(row.decidedInfo) },
  { header: text('Reason'), isHidden: true, cell: (row) => <bdi>{row.reason}</bdi> },
  { header: text('Asked'), sort: 'createDate', card: 'fact', cell: (row) => <ShortDate value={row.createDate} /> },
  { header: text('Updated'), sort: 'updateDate', isHidden: true, cell: (row) => <ShortDate value={row.updateDate} /> },
]

const isState = (value: string): value is ReviewState => value in reviewStateNames

export const reviewFilters: FiltersOf<typeof fileReview.list> = {
  state: {
    label: text('Status'),
    options: reviewStates.map((value) => ({ value, label: reviewStateNames[value] })),
    makesSense: isState,
  },
  reviewer: recordFilter({
    label: text('Reviewer'),
    source: peopleSource,
    nameOf: (row) => formatName(row),
    among: ofAnyStatus,
  }),
  hasOpenComments: {
    label: text('Comments'),
    options: [
      { value: 'true', label: text('Waiting for an answer') },
      { value: 'false', label: text('None waiting') },
    ],
    toWire: (value) => value === 'true',
  },
}
