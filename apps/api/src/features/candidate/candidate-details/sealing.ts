import type { SealedDetail } from '@corridor/contract/candidate/candidate-details/kinds'
import type { FieldPlace } from '../../../platform/field-crypto.ts'
import type { SealedValues } from './store.ts'

export const columnOf: Record<SealedDetail, keyof SealedValues> = {
  birthday: 'sealed_birthday',
  ssnLastFour: 'sealed_ssn',
}

/** Place of a sealed detail: it does not open in another candidate's row. */
export const placeOf = (rowId: string, field: SealedDetail): FieldPlace => ({
  table: 'candidate_details',
  column: columnOf[field],
  rowId,
})
