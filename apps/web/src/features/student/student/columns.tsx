import { enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import {
  studentStageNames,
  studentStages,
  studentStandingNames,
  studentStandings,
} from '@corridor/contract/student/student/kinds'
import type { student } from '@corridor/contract/student/student/shapes'
import { api } from '../../../lib/call/client'
import { peopleSource } from '../../../lib/form/choice/people-source'
import { countryName } from '../../../lib/format/country-name'
import { formatName, formatNumber, formatPoint, ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { text } from '../../../lib/language/text'
import { ofAnyStatus, recordFilter } from '../../../lib/list/filter/record-filter'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { PhoneLink } from '../../../lib/record/phone-link'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { planNames } from './exports/plan-names'
import { StageBadge } from './exports/stage-badge'
import { targetsText } from './exports/targets-text'
import { monthFilter } from './month-filter'

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
    cell: ({ countryInfo: [country] }) => country && <bdi>{countryName(country)}</bdi>,
  },
  {
    header: planNames.targetCountries,
    card: 'fact',
    cell: (row) => <bdi>{targetsText(row.targetCountriesInfo)}</bdi>,
  },
  {
    header: planNames.intake,
    sort: 'intake',
    cell: ({ intake }) => intake && <bdi>{formatPoint(`${intake}-01`, 'wholeMonth')}</bdi>,
  },
  { header: text('Stage'), card: 'fact', cell: (row) => <StageBadge {...row} /> },
  { header: text('Steps missing'), numeric: true, cell: (row) => formatNumber(row.stepsMissing) },
  { header: text('Email'), isHidden: true, cell: (row) => <bdi dir="ltr">{row.email}</bdi> },
  {
    header: text('Phone'),
    isHidden: true,
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

const dayMs = 86_400_000
const dayBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)

export const studentFilters: FiltersOf<typeof student.list> = {
  standing: {
    label: text('Status'),
    options: studentStandings.map((value) => ({ value, label: studentStandingNames[value] })),
    isTabs: true,
  },
  stage: { label: text('Stage'), options: studentStages.map((value) => ({ value, label: stageNames[value] })) },
  countryOfCitizenship: recordFilter({
    label: text('Citizenship'),
    source: api.address.country.list,
    nameOf: countryName,
    writtenName: ({ name }) => name,
  }),
  targetCountry: recordFilter({
    label: planNames.targetCountries,
    source: api.address.country.list,
    nameOf: countryName,
    writtenName: ({ name }) => name,
  }),
  intake: monthFilter(planNames.intake),
  stepsMissing: {
    label: text('Steps missing'),
    options: Array.from({ length: enrolmentSteps.length }, (_, count) => ({
      value: String(count),
      label: String(count),
    })),
    toWire: Number,
  },
  counsellor: recordFilter({
    label: text('Counsellor'),
    source: peopleSource,
    nameOf: (row) => formatName(row),
    among: ofAnyStatus,
  }),
  updatedSince: {
    label: text('Updated'),
    options: [
      { value: '7', label: text('In the last 7 days') },
      { value: '30', label: text('In the last 30 days') },
      { value: '90', label: text('In the last 90 days') },
    ],
    toWire: (value) => dayBefore(Number(value)),
  },
}
