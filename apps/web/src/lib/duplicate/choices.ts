import type { MergeChoices } from '@corridor/contract/records/merge/kinds'
import type { Comparison, Side } from './doubles'

export type Chosen<Field extends string> = Partial<Record<Field, Side | 'both'>>

export const differing = <Rec, Field extends string>(
  { fields, comparable }: Comparison<Rec, Field>,
  left: Rec,
  right: Rec,
): Field[] => fields.filter((field) => comparable(field, left) !== comparable(field, right))

/** Choices that stand before anybody chooses: the kept entry's value, the other's if that is empty, and of lists all. */
export function usualChoice<Rec, Field extends string>(
  { both, comparable }: Comparison<Rec, Field>,
  field: Field,
  kept: Side,
  left: Rec,
  right: Rec,
): Side | 'both' {
  if (both[field]) return 'both'
  const isEmpty = comparable(field, kept === 'left' ? left : right) === ''
  if (!isEmpty) return kept
  return kept === 'left' ? 'right' : 'left'
}

/** The same by whose value it is, as the contract says it. */
export const toMergeChoices = <Field extends string>(kept: Side, chosen: Chosen<Field>): MergeChoices<Field> =>
  // Object.fromEntries forgets the names.
  Object.fromEntries(
    Object.entries(chosen).map(([field, side]) => [field, side === 'both' ? side : side === kept ? 'kept' : 'other']),
  ) as MergeChoices<Field>
