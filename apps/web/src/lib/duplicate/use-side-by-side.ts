import { useState } from 'react'
import { type Chosen, differing, toMergeChoices, usualChoice } from './choices'
import type { Comparison, Side } from './doubles'

export interface SideBySideState<Rec, Field extends string> {
  comparison: Comparison<Rec, Field>
  left: Rec
  right: Rec
  fields: Field[]
  /** Values that are the same in both. */
  same: Field[]
  choiceOf: (field: Field) => Side | 'both'
  choose: (field: Field, side: Side | 'both') => void
  /** By whose value it is, as the contract says it. */
  toChoices: () => ReturnType<typeof toMergeChoices<Field>>
}

/** Two editions of a record, and whose value of each field is chosen where they differ; `preset` stands before anybody chooses. */
export function useSideBySide<Rec, Field extends string>(
  comparison: Comparison<Rec, Field>,
  left: Rec,
  right: Rec,
  kept: Side,
  preset: Chosen<Field> = {},
): SideBySideState<Rec, Field> {
  const [chosen, setChosen] = useState<Chosen<Field>>(preset)
  const fields = differing(comparison, left, right)
  const choiceOf = (field: Field) => chosen[field] ?? usualChoice(comparison, field, kept, left, right)
  return {
    comparison,
    left,
    right,
    fields,
    same: comparison.fields.filter((field) => !fields.includes(field)),
    choiceOf,
    choose: (field, side) => setChosen({ ...chosen, [field]: side }),
    toChoices: () => {
      const all: Chosen<Field> = {}
      for (const field of fields) all[field] = choiceOf(field)
      return toMergeChoices(kept, all)
    },
  }
}
