import { records } from '../../gathered/records.ts'
import { keysOf, type RecordFacts } from '../../wire/facts.ts'

/**
 * The kinds of records that the mechanisms for any record know: bin, bulk actions, import, export. Plain data: pages carry it
 * without the validator.
 */
export type RecordKind = keyof typeof records
export const recordFacts: Readonly<Record<RecordKind, RecordFacts>> = records
export const recordKinds = keysOf(recordFacts)
