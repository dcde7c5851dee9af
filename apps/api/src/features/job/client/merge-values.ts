import { type ClientMergeField, clientMergeFields } from '@corridor/contract/job/client/duplicate-kinds'
import type { Client } from '@corridor/contract/job/client/shapes'
import type { MergeChoices } from '@corridor/contract/records/merge/kinds'
import { isSame } from '../../records/merge/changes.ts'
import type { Changes } from '../../records/merge/kind.ts'
import { type ClientValues, eachOnce } from './tables.ts'

export const valuesOf = ({ name, aliases, website, notes, status }: Client): ClientValues => ({
  name,
  aliases,
  website,
  notes,
  status,
})

/** Makes the values of a client once another is merged into it: every name of both stays one, as its name or as an alias. */
export function mergeValues(
  kept: ClientValues,
  other: ClientValues,
  choices: MergeChoices<ClientMergeField>,
): ClientValues {
  const merged: Record<string, unknown> = { ...kept }
  for (const field of clientMergeFields) {
    const choice = choices[field] ?? (kept[field] === '' ? 'other' : 'kept')
    merged[field] = choice === 'other' ? other[field] : kept[field]
  }
  const names = [kept.name, ...kept.aliases, other.name, ...other.aliases]
  // Every value is one of two of its own kind.
  return { ...merged, aliases: eachOnce(String(merged.name), names) } as ClientValues
}

/** Makes the values of the kept client once the two are split, and lists those that are others by now. */
export function splitValues({ before, merged }: Changes<ClientValues>, stands: ClientValues) {
  const names = Object.keys(merged) as (keyof ClientValues)[]
  return { values: before, changed: names.filter((name) => !isSame(merged[name], stands[name])) }
}
