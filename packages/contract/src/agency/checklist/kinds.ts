/** Kinds of visa that a checklist is for. Plain data: pages carry it without the validator. */
export const visaCategories = ['student'] as const
export type VisaCategory = (typeof visaCategories)[number]
export const visaCategoryNames: Record<VisaCategory, string> = { student: 'Student' }

/** Conditions on a student for whom a paper is asked. */
export const checklistConditions = ['any', 'minor', 'dependants', 'level', 'field', 'citizenship'] as const
export type ChecklistCondition = (typeof checklistConditions)[number]
export const checklistConditionNames: Record<ChecklistCondition, string> = {
  any: 'Everybody',
  minor: 'Under 18',
  dependants: 'With spouse or kids',
  level: 'By level',
  field: 'By field of study',
  citizenship: 'By citizenship',
}

/** How often an amount is asked. */
export const amountPers = ['once', 'month', 'year'] as const
export type AmountPer = (typeof amountPers)[number]
export const amountPerNames: Record<AmountPer, string> = { once: 'Once', month: 'a month', year: 'a year' }

/** An amount that a country asks. */
export interface ChecklistAmount {
  /** In whole minor units of the row's currency. */
  minor: number
  per: AmountPer
  /** Persons for whom it is; null if the words say for whom, or it is the same for all. */
  persons: number | null
  note: string
}

export const checklistRowsMax = 500
export const amountsMax = 10
export const amountMinorMax = 99_999_999_999
/** Days after which somebody has to have read a source again, at most. */
export const checkWithinDays = 366

/** Kinds of changes of a row. */
export const checklistChanges = ['added', 'changed', 'removed'] as const
export type ChecklistChange = (typeof checklistChanges)[number]
export const checklistChangeNames: Record<ChecklistChange, string> = {
  added: 'Added',
  changed: 'Changed',
  removed: 'Taken away',
}

/** Parts of a row whose change a file is told of; that somebody read the source again is none. */
export const tellingFields = ['paper', 'rule', 'amounts', 'condition', 'source'] as const
export type TellingField = (typeof tellingFields)[number]
export const tellingFieldNames: Record<TellingField, string> = {
  paper: 'Paper',
  rule: 'Rule',
  amounts: 'Amount',
  condition: 'Condition',
  source: 'Source',
}
