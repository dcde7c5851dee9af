import { RecordName, RecordSelect } from '../../../lib/form/choice/record-select'
import { countryName } from '../../../lib/format/country-name'
import { text } from '../../../lib/language/text'
import { recordFilter } from '../../../lib/list/filter/record-filter'
import type { ListSource } from '../../../lib/list/types'
import type { AddressLevel } from '../../../paths'
import { addressCalls } from './calls'
import type { Address } from './columns'

/** The level above, by its wire name, and what a form calls it. */
export const parentOf: Record<AddressLevel, { level: 'country' | 'state'; label: string } | null> = {
  country: null,
  state: { level: 'country', label: text('Country') },
  city: { level: 'state', label: text('State') },
}

/** A country in the reader's language; a state is told from its namesakes by its own. */
const parentName = (row: Address) =>
  row.countryInfo ? [row.name, ...row.countryInfo.map(countryName)].join(', ') : countryName(row)
// A country is found by both its names; states are too many to come at once.
const writtenNames = { country: { writtenName: (row: Address) => row.name }, state: {} }

const parentList = (level: 'country' | 'state'): ListSource<never, Address> => addressCalls[level].list

const filterBy = (level: 'country' | 'state', label: string) =>
  recordFilter({ label, source: parentList(level), nameOf: parentName, ...writtenNames[level] })

interface ParentSelectProps {
  level: 'country' | 'state'
  label: string
  /** The place that the record under edit lies in. */
  chosen: { _id: string; name: string; code?: string | null } | undefined
  field: Parameters<typeof RecordSelect>[0]['field']
}

/** Choosing the level above in a form. */
export const ParentSelect = ({ level, chosen, ...props }: ParentSelectProps) => (
  <RecordSelect
    {...props}
    {...writtenNames[level]}
    source={parentList(level)}
    nameOf={parentName}
    chosen={chosen && { ...chosen, name: countryName(chosen) }}
    required
  />
)

/** Choosing the level above as a filter of a list. */
export const parentFilter = { country: filterBy('country', text('Country')), state: filterBy('state', text('State')) }

/** The name of the record above, in words. */
export const ParentNameOf = ({ level, id }: { level: 'country' | 'state'; id: string }) => (
  <RecordName source={parentList(level)} id={id} nameOf={parentName} />
)
