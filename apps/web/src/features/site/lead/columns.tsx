import { leadKindNames, leadKinds, leadStateNames, leadStates } from '@corridor/contract/site/lead/kinds'
import type { lead } from '@corridor/contract/site/lead/shapes'
import { peopleSource } from '../../../lib/form/choice/people-source'
import { formatName, ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { companyFilter } from '../../../lib/list/filter/company-filter'
import { ofAnyStatus, recordFilter } from '../../../lib/list/filter/record-filter'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { LeadBadge } from './lead-badge'

type LeadColumn = ColumnOf<typeof lead.list>
export type LeadArea = 'admin' | 'company'

const name = (area: LeadArea): LeadColumn => ({
  header: text('Name'),
  sort: 'name',
  card: 'title',
  isLocked: true,
  cell: (row) => (
    <TextLink to={paths[area].viewLead(row._id)}>
      <bdi>{formatName(row)}</bdi>
    </TextLink>
  ),
})

function Words({ children }: { children: string }) {
  const { t } = useTranslation()
  return t(children)
}

const shared: readonly LeadColumn[] = [
  { header: text('Form'), card: 'fact', cell: ({ kind }) => <Words>{leadKindNames[kind]}</Words> },
  { header: text('Status'), sort: 'state', card: 'fact', cell: ({ state }) => <LeadBadge state={state} /> },
]
const rest: readonly LeadColumn[] = [
  {
    header: text('Received'),
    sort: 'createDate',
    card: 'fact',
    cell: ({ createDate }) => <ShortDate value={createDate} />,
  },
  { header: text('Email'), cell: (row) => <bdi dir="ltr">{row.email}</bdi> },
  { header: text('Phone'), cell: (row) => <bdi dir="ltr">{row.phone}</bdi> },
  {
    header: text('Updated'),
    sort: 'updateDate',
    isHidden: true,
    cell: ({ updateDate }) => <ShortDate value={updateDate} />,
  },
]

export const leadColumns: Record<LeadArea, readonly LeadColumn[]> = {
  admin: [
    name('admin'),
    ...shared,
    { header: text('Company'), cell: ({ companyInfo }) => <bdi>{companyInfo[0]?.name}</bdi> },
    ...rest,
  ],
  company: [
    name('company'),
    ...shared,
    { header: text('Assigned to'), cell: ({ memberInfo }) => <bdi>{ownerName(memberInfo)}</bdi> },
    ...rest,
  ],
}

const kindAndState: FiltersOf<typeof lead.list> = {
  state: { label: text('Status'), options: leadStates.map((value) => ({ value, label: leadStateNames[value] })) },
  kind: { label: text('Form'), options: leadKinds.map((value) => ({ value, label: leadKindNames[value] })) },
}

export const leadFilters: Record<LeadArea, FiltersOf<typeof lead.list>> = {
  admin: {
    ...kindAndState,
    company: companyFilter,
    isAssigned: {
      label: text('Assigned'),
      options: [
        { value: 'true', label: text('Yes') },
        { value: 'false', label: text('No') },
      ],
      toWire: (value) => value === 'true',
    },
  },
  company: {
    ...kindAndState,
    member: recordFilter({
      label: text('Assigned to'),
      source: peopleSource,
      nameOf: (person) => formatName(person),
      among: ofAnyStatus,
    }),
  },
}
