import type { ReactNode } from 'react'
import { CountryName } from '../../../lib/form/choice/country-select'
import { PlaceName } from '../../company/onboarding/exports/place-input'

/** A country, state or city of an address in words; undefined for its other fields. */
export function showAddress(name: string, value: unknown): ReactNode {
  if (name === 'country') return <CountryName id={String(value)} />
  if (name === 'state' || name === 'city') return <PlaceName level={name} value={String(value)} />
  return undefined
}
