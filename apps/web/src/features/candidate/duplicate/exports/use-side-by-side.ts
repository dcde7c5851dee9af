import type { Candidate } from '@corridor/contract/candidate/candidate/shapes'
import { type MergeField, mergeFields } from '@corridor/contract/candidate/duplicate/reasons'
import { useState } from 'react'
import { type Chosen, differing, type Side, toMergeChoices, usualChoice } from '../choices'

export type SideBySideState = ReturnType<typeof useSideBySide>

/** Two editions of a person, and whose value of each field is chosen where they differ; `preset` stands before anybody chooses. */
export function useSideBySide(left: Candidate, right: Candidate, kept: Side, preset: Chosen = {}) {
  const [chosen, setChosen] = useState<Chosen>(preset)
  const fields = differing(left, right)
  const choiceOf = (field: MergeField) => chosen[field] ?? usualChoice(field, kept, left, right)
  return {
    left,
    right,
    fields,
    same: mergeFields.filter((field) => !fields.includes(field)),
    choiceOf,
    choose: (field: MergeField, side: Side | 'both') => setChosen({ ...chosen, [field]: side }),
    /** By whose value it is, as the contract says it. */
    toChoices: () => toMergeChoices(kept, Object.fromEntries(fields.map((field) => [field, choiceOf(field)]))),
  }
}
