import type {
  CompanyLocation,
  CompanyLocationAdd,
  CompanyLocationEntry,
} from '@corridor/contract/company/location/shapes'
import { addressTypeNames } from '@corridor/contract/company/onboarding/choices'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { deleteEntry, type EntryRules, saveEntries, updateEntry } from '../company/entries.ts'
import { judgeLocation } from './judge.ts'
import { locations } from './store.ts'
import { type LocationRow, type LocationValues, toFacts, toInput, toWire } from './tables.ts'

const rules: EntryRules<LocationRow, LocationValues, CompanyLocationAdd, CompanyLocation> = {
  kind: 'company-location',
  table: 'company_location',
  step: 2,
  messages: {
    added: 'Address information added successfully',
    updated: 'Address information updated successfully',
    deleted: 'Address deleted successfully',
  },
  records: locations,
  judge: judgeLocation,
  toInput,
  toFacts,
  toWire,
  nameOf,
}

/** Name of a location in the bin. */
export function nameOf({ address_type, address }: LocationRow): string {
  return `${addressTypeNames[address_type]}, ${address}`
}

export const saveLocations = (context: CompanyContext, { locations }: { locations: CompanyLocationEntry[] }) =>
  saveEntries(rules)(context, 'locations', locations)
export const updateLocation = updateEntry(rules)
export const deleteLocation = deleteEntry(rules)
