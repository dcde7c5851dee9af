import type { SealedDetail } from '@corridor/contract/candidate/candidate-details/kinds'
import type { FieldPlace } from '../../../platform/field-crypto.ts'
import type { SealedValues } from './store.ts'

export const columnOf: Record<SealedDetail, keyof SealedValues> = {
  birthday: 'sealed_birthday',
  ssnLastFour: 'sealed_ssn',
}

/** Where a detail lies sealed: of another candidate's row it does not open. */
export const placeOf = (rowId: string, field: SealedDetail): FieldPlace => ({
  table: 'candidate_details',
  column: columnOf[field],
  rowId,
})
