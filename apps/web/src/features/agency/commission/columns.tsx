import type { commission } from '@corridor/contract/agency/commission/shapes'
import {
  type CommissionState,
  commissionStateNames,
  commissionStates,
} from '@corridor/contract/agency/commission/states'
import { currencies } from '@corridor/contract/format/settings'
import { api } from '../../../lib/call/client'
import { dayIn } from '../../../lib/format/day-in'
import { formatMoney, formatName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { text } from '../../../lib/language/text'
import { ofAnyStatus, recordFilter } from '../../../lib/list/filter/record-filter'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { ExpectedText } from './expected-text'
import { CommissionBadge } from './state-badge'

type Row = ColumnOf<typeof commission.list>

const money = (minor: number | null, currency: string | null) =>
  minor === null || currency === null ? null : formatMoney(minor, currency)

export const commissionColumns: readonly Row[] = [
  {
    header: text('Student'),
    sort: 'student',
    card: 'title',
    isLocked: true,
    face: ({ studentInfo: [person] }) => person && { kind: 'person', name: formatName(person), of: person._id },
    cell: ({ application, studentInfo: [person] }) => (
      <TextLink to={paths.company.viewStudentApplication(application)}>
        {person && <bdi>{formatName(person)}</bdi>}
      </TextLink>
    ),
  },
  {
    header: text('Institution'),
    sort: 'institution',
    card: 'fact',
    cell: ({ institution, institutionInfo: [at] }) => (
      <TextLink to={paths.company.viewInstitution(institution)}>
        <bdi>{at?.name}</bdi>
      </TextLink>
    ),
  },
  { header: text('Programme'), cell: (row) => <bdi>{row.programmeInfo[0]?.name}</bdi> },
  { header: text('Status'), card: 'fact', cell: (row) => <CommissionBadge state={row.state} /> },
  { header: text('Expected'), card: 'fact', cell: (row) => <ExpectedText commission={row} /> },
  { header: text('Claimed'), numeric: true, cell: (row) => money(row.claimed, row.currency) },
  {
    header: text('Paid'),
    numeric: true,
    cell: (row) => (row.came > 0 ? money(row.came, row.currency) : null),
  },
  {
    header: text('Claim until'),
    sort: 'claimUntil',
    cell: (row) => row.claimUntil && <ShortDate value={row.claimUntil} />,
  },
  { header: text('Claim'), isHidden: true, cell: (row) => <bdi>{row.claimNumber}</bdi> },
  { header: text('Student number'), isHidden: true, cell: (row) => <bdi>{row.studentNumber}</bdi> },
  { header: text('Sub-agent'), isHidden: true, cell: (row) => <bdi>{row.subAgentInfo[0]?.name}</bdi> },
  {
    header: text('Share to give'),
    numeric: true,
    isHidden: true,
    cell: (row) => row.share && money(row.share.open, row.currency),
  },
  { header: text('Reason'), isHidden: true, cell: (row) => <bdi>{row.reason}</bdi> },
  { header: text('Added'), sort: 'createDate', isHidden: true, cell: (row) => <ShortDate value={row.createDate} /> },
  { header: text('Updated'), sort: 'updateDate', isHidden: true, cell: (row) => <ShortDate value={row.updateDate} /> },
]

const isState = (value: string): value is CommissionState => value in commissionStateNames

export const commissionFilters: FiltersOf<typeof commission.list> = {
  state: {
    label: text('Status'),
    options: commissionStates.map((value) => ({ value, label: commissionStateNames[value] })),
    makesSense: isState,
  },
  endsBy: {
    label: text('Claim window ends'),
    options: [
      { value: '3', label: text('In three days') },
      { value: '14', label: text('In two weeks') },
      { value: '30', label: text('In 30 days') },
    ],
    toWire: (value) => dayIn(Number(value)),
  },
  claimedBefore: {
    label: text('Claimed and not paid'),
    options: [
      { value: '30', label: text('For 30 days') },
      { value: '60', label: text('For 60 days') },
      { value: '90', label: text('For 90 days') },
    ],
    toWire: (value) => dayIn(-Number(value)),
  },
  institution: recordFilter({
    label: text('Institution'),
    source: api.institution.list,
    nameOf: (row) => row.name,
    among: ofAnyStatus,
  }),
  currency: { label: text('Currency'), options: currencies.map((value) => ({ value, label: value })) },
}
