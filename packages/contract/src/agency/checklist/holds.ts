import type { StudyLevel } from '../../student/student/kinds.ts'
import type { ChecklistCondition } from './kinds.ts'

/** Whom a row of the checklist is for. Plain data: pages carry it without the validator. */
export interface Conditioned {
  condition: ChecklistCondition
  levels: readonly StudyLevel[]
  /** Words of which the field of study has one. */
  fieldWords: readonly string[]
  /** Ids of countries. */
  citizenships: readonly string[]
}

/** Facts of a student; null for what nobody knows. */
export interface StudentKnown {
  isMinor: boolean | null
  hasDependants: boolean | null
  level: StudyLevel | null
  field: string | null
  citizenship: string | null
}

const isOneOf = (all: readonly string[], one: string | null) => (one === null ? null : all.includes(one))

function hasWord(words: readonly string[], field: string | null): boolean | null {
  if (field === null) return null
  const text = field.toLowerCase()
  return words.some((word) => text.includes(word.toLowerCase()))
}

/** True if a paper is asked of a student, false if not; null if that hangs on what nobody knows yet. */
export function isAskedOf(row: Conditioned, known: StudentKnown): boolean | null {
  switch (row.condition) {
    case 'any':
      return true
    case 'minor':
      return known.isMinor
    case 'dependants':
      return known.hasDependants
    case 'level':
      return isOneOf(row.levels, known.level)
    case 'field':
      return hasWord(row.fieldWords, known.field)
    case 'citizenship':
      return isOneOf(row.citizenships, known.citizenship)
  }
}
