import { type CandidatePartKind, candidatePartTitles } from '@corridor/contract/candidate/part/kinds'
import type { CandidatePart } from '@corridor/contract/candidate/part/shapes'
import { Anchor } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import type { EntryKind } from '../../../lib/entry/entry-kind'
import { formatName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { StatusBadge } from '../../../lib/list/column/status-badge'
import type { ListSource } from '../../../lib/list/types'
import { PhoneLink } from '../../../lib/record/phone-link'
import type { Fact } from '../../../lib/record/record-card'
import { blankPart, partFields, partLabels } from './exports/part-fields'
import { type PartValues, partInputs } from './part-inputs'

export type PartRow = CandidatePart<'candidate-language'> & Record<string, unknown>

/** Texts of each kind for adding and showing it. */
const texts = {
  'candidate-history': {
    addNew: text('Add Position'),
    edit: text('Edit Position'),
    heading: text('Work History'),
    numbered: text('Position {n}'),
  },
  'candidate-education': {
    addNew: text('Add Education'),
    edit: text('Edit Education'),
    heading: text('Education'),
    numbered: text('Education {n}'),
  },
  'candidate-certification': {
    addNew: text('Add Certification'),
    edit: text('Edit Certification'),
    heading: text('Certifications'),
    numbered: text('Certification {n}'),
  },
  'candidate-language': {
    addNew: text('Add Language'),
    edit: text('Edit Language'),
    heading: text('Languages'),
    numbered: text('Language {n}'),
  },
  'candidate-contact': {
    addNew: text('Add Contact'),
    edit: text('Edit Contact'),
    heading: text('Vendor Contacts'),
    numbered: text('Contact {n}'),
  },
}

/** The cards' heading of a kind; a key. */
export const partHeading = (kind: CandidatePartKind) => texts[kind].heading

const joinedBy = (mark: string, ...parts: unknown[]) => parts.filter(Boolean).join(mark)

/** The title of a card. */
export function partName(kind: CandidatePartKind, row: PartRow): string {
  const names: Record<CandidatePartKind, () => string> = {
    'candidate-history': () => joinedBy(', ', row.jobTitle, row.employer),
    'candidate-education': () => joinedBy(', ', row.degree, row.school),
    'candidate-certification': () => String(row.name),
    'candidate-language': () => row.language,
    'candidate-contact': () =>
      formatName({ firstName: String(row.firstName ?? ''), lastName: String(row.lastName ?? '') }),
  }
  return names[kind]()
}

const inHeading = new Set(['jobTitle', 'employer', 'degree', 'school', 'name', 'language', 'firstName'])
const inPlace = new Set(['city', 'state', 'country'])
const inPeriod = new Set(['startDate', 'endDate', 'isCurrent'])

const hasPeriod = (row: PartRow) => Boolean(row.startDate || row.endDate || row.isCurrent)

/** Facts of an entry below its name on a card: its period, then the others. */
export const partCardFacts = (kind: CandidatePartKind, row: PartRow): Fact[] => [
  ...(hasPeriod(row) ? [{ label: text('Period'), value: <Period row={row} /> }] : []),
  ...partFacts(kind, row),
]

/** Facts of an entry beside its name and period. */
export function partFacts(kind: CandidatePartKind, row: PartRow): Fact[] {
  const place = joinedBy(', ', row.city, row.state, row.country)
  const facts: Fact[] = []
  if (place) facts.push({ label: text('Place'), value: place })
  for (const { name, label, as } of partFields[kind]) {
    const value = row[name]
    if (inHeading.has(name) || inPlace.has(name) || inPeriod.has(name) || !value) continue
    facts.push({ label, value: <PartValue as={as} value={String(value)} />, isLong: as === 'long' })
  }
  return facts
}

/** From when to when. */
export function Period({ row }: { row: PartRow }) {
  const { t } = useTranslation()
  const end = row.isCurrent ? t('today') : row.endDate
  return <bdi>{joinedBy(' – ', row.startDate, end)}</bdi>
}

function PartValue({ as, value }: { as: string | undefined; value: string }) {
  if (as === 'phone') return <PhoneLink phone={value} />
  if (as === 'status') return <StatusBadge status={value as 'active'} />
  if (as !== 'email') return <bdi>{value}</bdi>
  return (
    <Anchor href={`mailto:${value}`}>
      <bdi dir="ltr">{value}</bdi>
    </Anchor>
  )
}

// Each kind's shapes are its own; here they are drawn by the same table of fields.
const callsOf = (kind: CandidatePartKind) => ({
  api: api.part[kind] as (typeof api.part)['candidate-language'],
  client: client.part[kind] as (typeof client.part)['candidate-language'],
})

/** The list of a kind, narrowed to one candidate. */
export function partSource(kind: CandidatePartKind, candidateId: string): ListSource<never, PartRow> {
  const { api: calls } = callsOf(kind)
  return {
    key: () => [...calls.key(), candidateId],
    async call(body: { filters?: object }, options) {
      const asked = { ...body, filters: { ...body.filters, candidate: candidateId } }
      const { data, totalDocs } = await calls.list.call(asked, options)
      return { data: data as PartRow[], totalDocs }
    },
  }
}

/** How a kind's entries of one candidate are listed, added, changed and deleted. */
export function partKind(kind: CandidatePartKind, candidateId: string): EntryKind<PartRow, PartValues> {
  const { api: calls, client: call } = callsOf(kind)
  const name = (row: PartRow) => partName(kind, row)
  return {
    texts: {
      entity: candidatePartTitles[kind],
      ...texts[kind],
      added: text('The entry was saved'),
      updated: text('The entry was saved'),
      deleted: text('Deletion successful'),
      deleteTitle: text('Delete Record'),
      deleteQuestion: text('Are you sure you want to delete this record?'),
      deleteFailed: text('Deletion failed: {message}'),
      invalid: text('Please check the marked fields'),
      failing: { toast: text('Saving failed: {message}'), status: text('Saving failed: {message}') },
      submitAdd: text('Save'),
      submitUpdate: text('Save'),
    },
    draft: `${kind}.add`,
    below: candidateId,
    order: { sortBy: 'period', sortDirection: 'desc' },
    list: 'entries',
    labels: partLabels(kind),
    show: () => undefined,
    nameOf: name,
    toEntry: (row) =>
      Object.fromEntries(
        Object.entries(blankPart(kind)).map(([field, blank]) => [
          field,
          (row[field] as string | boolean | null) ?? blank,
        ]),
      ),
    Fields: partInputs(kind),
    Heading: ({ row }) => <bdi>{name(row)}</bdi>,
    factsOf: (row) => partCardFacts(kind, row),
    calls: {
      list: partSource(kind, candidateId),
      add: (entries: { entries: never }) => call.add({ candidateId, ...entries }),
      update: (entry: never) => call.update(entry),
      delete: calls.delete,
      refresh: () => refresh(calls, api.candidate, api.bin),
    },
  }
}
