import type { Candidate } from '@corridor/contract/candidate/candidate/shapes'
import { type MergeChoices, type MergeField, mergeFields } from '@corridor/contract/candidate/duplicate/reasons'
import { candidateName } from '../candidate/exports/candidate-name'

/** Which of the two entries, as they stand side by side. */
export type Side = 'left' | 'right'
export type Chosen = Partial<Record<MergeField, Side | 'both'>>

/** What is compared of a candidate, as text that is equal where the values are; empty where there is none. */
export function comparable(field: MergeField, candidate: Candidate): string {
  if (field === 'name') return candidateName(candidate)
  if (field === 'skills') return candidate.skills.join(', ')
  if (field === 'resume') return candidate.resume?.fileKey ?? ''
  if (field === 'workAuthorization') return candidate.workAuthorization ?? ''
  return String(candidate[field] ?? '')
}

export const differing = (left: Candidate, right: Candidate): MergeField[] =>
  mergeFields.filter((field) => comparable(field, left) !== comparable(field, right))

/** What stands chosen before anybody chooses: the kept entry's value, the other's where that is empty, and all skills. */
export function usualChoice(field: MergeField, kept: Side, left: Candidate, right: Candidate): Side | 'both' {
  if (field === 'skills') return 'both'
  const [own, other]: Side[] = kept === 'left' ? ['left', 'right'] : ['right', 'left']
  const isEmpty = comparable(field, kept === 'left' ? left : right) === ''
  return (isEmpty ? other : own) as Side
}

/** The same by whose value it is, as the contract says it. */
export const toMergeChoices = (kept: Side, chosen: Chosen): MergeChoices =>
  Object.fromEntries(
    Object.entries(chosen).map(([field, side]) => [field, side === 'both' ? side : side === kept ? 'kept' : 'other']),
  )
