import { studentStageNames, studentStages } from '@corridor/contract/student/student/kinds'
import type { student } from '@corridor/contract/student/student/shapes'
import { api } from '../../../lib/call/client'
import { peopleSource } from '../../../lib/form/choice/people-source'
import { countryName } from '../../../lib/format/country-name'
import { formatName, ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { text } from '../../../lib/language/text'
import { ofAnyStatus, recordFilter } from '../../../lib/list/filter/record-filter'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { PhoneLink } from '../../../lib/record/phone-link'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { StageBadge } from './exports/stage-badge'

export const studentColumns: readonly ColumnOf<typeof student.list>[] = [
  {
    header: text('Name'),
    sort: 'name',
    card: 'title',
    isLocked: true,
    face: (row) => ({ kind: 'person', name: formatName(row), of: row._id }),
    cell: (row) => (
      <TextLink to={paths.company.viewStudent(row._id)}>
        <bdi>{formatName(row)}</bdi>
      </TextLink>
    ),
  },
  {
    header: text('Citizenship'),
    card: 'fact',
    cell: ({ countryInfo: [country] }) => country && <bdi>{countryName(country)}</bdi>,
  },
  { header: text('Stage'), card: 'fact', cell: (row) => <StageBadge {...row} /> },
  { header: text('Email'), cell: (row) => <bdi dir="ltr">{row.email}</bdi> },
  {
    header: text('Phone'),
    cell: (row) => row.phoneNumber && <PhoneLink phone={`${row.countryCode}${row.phoneNumber}`} />,
  },
  { header: text('Counsellor'), cell: ({ counsellorInfo }) => <bdi>{ownerName(counsellorInfo)}</bdi> },
  { header: text('Updated'), sort: 'updateDate', card: 'fact', cell: (row) => <ShortDate value={row.updateDate} /> },
]

const stageNames = {
  ...studentStageNames,
  // The filter is for all that are on their way, however far.
  enrolment: text('Enrolment'),
}

export const studentFilters: FiltersOf<typeof student.list> = {
  stage: { label: text('Stage'), options: studentStages.map((value) => ({ value, label: stageNames[value] })) },
  countryOfCitizenship: recordFilter({
    label: text('Citizenship'),
    source: api.address.country.list,
    nameOf: countryName,
    writtenName: ({ name }) => name,
  }),
  counsellor: recordFilter({
    label: text('Counsellor'),
    source: peopleSource,
    nameOf: (row) => formatName(row),
    among: ofAnyStatus,
  }),
}
