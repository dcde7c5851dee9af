import { authorityStatuses, authorityStatusNames } from '@corridor/contract/agency/student-application/authority'
import {
  type DeadlineRange,
  deadlineRanges,
  waitingKindNames,
  waitingKinds,
} from '@corridor/contract/agency/student-application/kinds'
import type { studentApplication } from '@corridor/contract/agency/student-application/shapes'
import { applicationStageNames, applicationStages } from '@corridor/contract/student/student/kinds'
import { api } from '../../../lib/call/client'
import { peopleSource } from '../../../lib/form/choice/people-source'
import { countryName } from '../../../lib/format/country-name'
import { formatName, formatNumber, ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { text } from '../../../lib/language/text'
import { ofAnyStatus, recordFilter } from '../../../lib/list/filter/record-filter'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { ApplicationBadge } from '../../student/student/exports/stage-badge'
import { AuthorityBadge } from './badges'
import { DeadlineText } from './deadline-text'

export const applicationColumns: readonly ColumnOf<typeof studentApplication.list>[] = [
  {
    header: text('Student'),
    sort: 'student',
    card: 'title',
    isLocked: true,
    face: ({ studentInfo: [one] }) => one && { kind: 'person', name: formatName(one), of: one._id },
    cell: ({ _id, studentInfo: [one] }) => (
      <TextLink to={paths.company.viewStudentApplication(_id)}>{one && <bdi>{formatName(one)}</bdi>}</TextLink>
    ),
  },
  { header: text('Institution'), card: 'fact', cell: (row) => <bdi>{row.institutionInfo[0]?.name}</bdi> },
  { header: text('Programme'), card: 'fact', cell: (row) => <bdi>{row.programmeInfo[0]?.name}</bdi> },
  { header: text('Country'), cell: ({ countryInfo: [one] }) => one && <bdi>{countryName(one)}</bdi> },
  { header: text('Intake'), cell: (row) => <ShortDate value={row.startDate} /> },
  { header: text('Stage'), card: 'fact', cell: (row) => <ApplicationBadge stage={row.stage} /> },
  { header: text('Authority'), cell: ({ authority }) => authority !== 'none' && <AuthorityBadge status={authority} /> },
  {
    header: text('Deadline'),
    sort: 'deadline',
    card: 'fact',
    cell: ({ deadline }) => deadline && <DeadlineText deadline={deadline} />,
  },
  { header: text('Counsellor'), cell: ({ counsellorInfo }) => <bdi>{ownerName(counsellorInfo)}</bdi> },
  { header: text('Missing'), numeric: true, cell: ({ missing }) => missing.length > 0 && formatNumber(missing.length) },
  { header: text('Sub-agent'), isHidden: true, cell: (row) => <bdi>{row.subAgentInfo[0]?.name}</bdi> },
  { header: text('Updated'), sort: 'updateDate', isHidden: true, cell: (row) => <ShortDate value={row.updateDate} /> },
  { header: text('Added'), sort: 'createDate', isHidden: true, cell: (row) => <ShortDate value={row.createDate} /> },
]

const rangeNames: Record<DeadlineRange, string> = {
  missed: text('Missed'),
  week: text('In the next 7 days'),
  fortnight: text('In the next 14 days'),
  month: text('In the next 30 days'),
}

export const applicationFilters: FiltersOf<typeof studentApplication.list> = {
  waiting: {
    label: text('Waiting'),
    options: waitingKinds.map((value) => ({ value, label: waitingKindNames[value] })),
    isTabs: true,
  },
  stage: {
    label: text('Stage'),
    options: applicationStages.map((value) => ({ value, label: applicationStageNames[value] })),
  },
  authority: {
    label: text('Authority'),
    options: authorityStatuses.map((value) => ({ value, label: authorityStatusNames[value] })),
  },
  deadline: {
    label: text('Deadline'),
    options: deadlineRanges.map((value) => ({ value, label: rangeNames[value] })),
  },
  country: recordFilter({
    label: text('Country'),
    source: api.address.country.list,
    nameOf: countryName,
    writtenName: ({ name }) => name,
  }),
  institution: recordFilter({
    label: text('Institution'),
    source: api.institution.list,
    nameOf: ({ name }) => name,
    among: ofAnyStatus,
  }),
  counsellor: recordFilter({
    label: text('Counsellor'),
    source: peopleSource,
    nameOf: (row) => formatName(row),
    among: ofAnyStatus,
  }),
  student: recordFilter({
    label: text('Student'),
    source: api.student.list,
    nameOf: (row) => formatName(row),
    among: ofAnyStatus,
  }),
}
