import type { LookupKind } from '@corridor/contract/base/lookup/kinds'
import {
  jobKindNames,
  jobKinds,
  jobPriorities,
  jobPriorityNames,
  jobStatuses,
  jobStatusNames,
} from '@corridor/contract/job/job/kinds'
import type { job } from '@corridor/contract/job/job/shapes'
import { api } from '../../../lib/call/client'
import { countryName } from '../../../lib/format/country-name'
import { formatNumber, ownerName, todayDate } from '../../../lib/format/format'
import { seededName } from '../../../lib/format/seeded-name'
import { ShortDate } from '../../../lib/format/short-date'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { ofAnyStatus, recordFilter } from '../../../lib/list/filter/record-filter'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { JobKindName, JobStatusBadge, PriorityBadge, SalaryText, shortPlacesOf } from './job-words'

const day = (value: string | null) => value && <ShortDate value={value} />

/** The columns of jobs whose pages stand at `pathOf`. */
export const jobColumnsOf = (pathOf: (id: string) => string): readonly ColumnOf<typeof job.list>[] => [
  {
    header: text('Job Title'),
    sort: 'jobTitle',
    card: 'title',
    isLocked: true,
    cell: (row) => (
      <TextLink to={pathOf(row._id)}>
        <bdi>{row.jobTitle}</bdi>
      </TextLink>
    ),
  },
  { header: text('Client'), card: 'fact', cell: (row) => <bdi>{row.clientInfo[0]?.name}</bdi> },
  { header: text('Location'), card: 'fact', cell: (row) => <bdi>{shortPlacesOf(row)}</bdi> },
  { header: text('Skills'), cell: (row) => <bdi>{row.skill.join(', ')}</bdi> },
  { header: text('Salary'), cell: (row) => <SalaryText job={row} /> },
  { header: text('Priority'), sort: 'priority', cell: (row) => <PriorityBadge priority={row.priority} /> },
  { header: text('Received'), sort: 'receivedOn', cell: (row) => day(row.receivedOn) },
  { header: text('Status'), card: 'fact', cell: (row) => <JobStatusBadge job={row} /> },
  { header: text('Source'), isHidden: true, cell: (row) => <JobKindName kind={row.kind} /> },
  { header: text('Vendor'), isHidden: true, cell: (row) => <bdi>{row.vendorInfo[0]?.name}</bdi> },
  {
    header: text('Work Mode'),
    isHidden: true,
    cell: (row) => row.workModeInfo.map(({ name }) => seededName('work-mode', name)).join(),
  },
  {
    header: text('Job Type'),
    isHidden: true,
    cell: (row) => row.jobTypeInfo.map(({ name }) => seededName('job-type', name)).join(', '),
  },
  { header: text('Due'), sort: 'dueOn', isHidden: true, cell: (row) => day(row.dueOn) },
  { header: text('Job Expire Date'), sort: 'jobExpireDate', isHidden: true, cell: (row) => day(row.jobExpireDate) },
  {
    header: text('Number of positions'),
    sort: 'positions',
    isHidden: true,
    numeric: true,
    cell: (row) => formatNumber(row.positions),
  },
  { header: text('Reference'), isHidden: true, cell: (row) => <bdi>{row.reference}</bdi> },
  { header: text('Added by'), isHidden: true, cell: (row) => ownerName(row.userInfo) },
  {
    header: text('Created'),
    sort: 'createDate',
    isHidden: true,
    cell: ({ createDate }) => <ShortDate value={createDate} />,
  },
  {
    header: text('Updated'),
    sort: 'updateDate',
    isHidden: true,
    cell: ({ updateDate }) => <ShortDate value={updateDate} />,
  },
]

export const jobColumns = jobColumnsOf(paths.company.viewJob)

const SkillsBox = late(() => import('../../base/lookup/exports/skills-box'))
const entryFilter = (kind: LookupKind, label: string) =>
  recordFilter({
    label,
    source: api.lookup[kind].list,
    nameOf: ({ name }) => seededName(kind, name),
    writtenName: ({ name }) => name,
  })
const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.parse(todayDate()) + days * dayMs).toISOString().slice(0, 10)
const withinDays = (label: string) => ({
  label,
  options: [
    { value: '0', label: text('Today or before') },
    { value: '3', label: text('In 3 days') },
    { value: '7', label: text('In 7 days') },
    { value: '30', label: text('In 30 days') },
  ],
  toWire: (value: string) => inDays(Number(value)),
})

export const jobFilters: FiltersOf<typeof job.list> = {
  jobStatus: {
    label: text('Status'),
    options: jobStatuses.map((value) => ({ value, label: jobStatusNames[value] })),
  },
  kind: { label: text('Source'), options: jobKinds.map((value) => ({ value, label: jobKindNames[value] })) },
  client: recordFilter({
    label: text('Client'),
    source: api.client.list,
    nameOf: ({ name }) => name,
    among: ofAnyStatus,
  }),
  vendor: recordFilter({
    label: text('Vendor'),
    source: api.vendor.list,
    nameOf: ({ vendorName }) => vendorName,
    among: ofAnyStatus,
  }),
  priority: {
    label: text('Priority'),
    options: jobPriorities.map((value) => ({ value, label: jobPriorityNames[value] })),
  },
  skill: { label: text('Skills'), Control: SkillsBox, toWire: (value) => value.split(',') },
  jobType: entryFilter('job-type', text('Job Type')),
  workMode: entryFilter('work-mode', text('Work Mode')),
  payType: entryFilter('pay-type', text('Pay Type')),
  workAuthorization: entryFilter('work-authorization', text('Work Authorization')),
  country: recordFilter({ label: text('Country'), source: api.address.country.list, nameOf: countryName }),
  businessUnit: recordFilter({
    label: text('Business Unit'),
    source: api.unit.list,
    nameOf: ({ name }) => name,
    among: ofAnyStatus,
  }),
  dueBy: withinDays(text('Due')),
  expiresBy: withinDays(text('Job Expire Date')),
  isPublished: {
    label: text('Published'),
    options: [
      { value: 'true', label: text('Yes') },
      { value: 'false', label: text('No') },
    ],
    toWire: (value) => value === 'true',
  },
}

const boxes = () => import('./search-boxes')
const TextBox = late(async () => ({ default: (await boxes()).TextBox }))
const AmountBox = late(async () => ({ default: (await boxes()).AmountBox }))
const isText = (value: string) => value.trim().length >= 2
const since = (days: number) => new Date(Date.parse(todayDate()) - days * dayMs).toISOString().slice(0, 10)

/** Filters by which one looks for a job. */
export const searchFilters: FiltersOf<typeof job.list> = {
  words: { label: text('Words of the job'), Control: TextBox, makesSense: isText },
  ...(jobFilters.skill ? { skill: jobFilters.skill } : {}),
  place: { label: text('Location'), Control: TextBox, makesSense: isText },
  payFrom: {
    label: text('Pays at least'),
    Control: AmountBox,
    makesSense: (value) => /^\d{1,7}(\.\d{1,2})?$/.test(value),
    toWire: Number,
  },
  ...(jobFilters.workAuthorization ? { workAuthorization: jobFilters.workAuthorization } : {}),
  ...(jobFilters.workMode ? { workMode: jobFilters.workMode } : {}),
  receivedSince: {
    label: text('Received'),
    options: [
      { value: '1', label: text('Since yesterday') },
      { value: '7', label: text('In the last 7 days') },
      { value: '30', label: text('In the last 30 days') },
    ],
    toWire: (value) => since(Number(value)),
  },
}
