import { RecordName } from '../../../lib/form/record-select'
import { recordFilter } from '../../../lib/list/record-filter'
import type { ListSource } from '../../../lib/list/types'
import { text } from '../../../lib/text'
import type { AddressLevel } from '../../../paths'
import { addressCalls } from './calls'
import type { Address } from './columns'

/** The level above, by its wire name, and what a form calls it. */
export const parentOf: Record<AddressLevel, { level: 'country' | 'state'; label: string } | null> = {
  country: null,
  state: { level: 'country', label: text('Country') },
  city: { level: 'state', label: text('State') },
}

/** A state is told from its namesakes by its country. */
export const parentName = (row: Address) => [row.name, row.countryInfo?.[0]?.name].filter(Boolean).join(', ')

export const parentList = (level: 'country' | 'state'): ListSource<never, Address> => addressCalls[level].list

const filterBy = (level: 'country' | 'state', label: string) =>
  recordFilter({ label, source: parentList(level), nameOf: parentName })

/** Choosing the level above as a filter of a list. */
export const parentFilter = { country: filterBy('country', text('Country')), state: filterBy('state', text('State')) }

/** The name of the record above, in words. */
export const ParentNameOf = ({ level, id }: { level: 'country' | 'state'; id: string }) => (
  <RecordName source={parentList(level)} id={id} nameOf={parentName} />
)
