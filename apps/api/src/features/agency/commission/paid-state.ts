import type { CommissionValues, StoredState } from './tables.ts'

/**
 * Says how far a commission is paid by what came: nothing, a part, or all that was claimed; and that it was clawed back once nothing is left
 * of what came.
 */
export function paidState({ claimed }: Pick<CommissionValues, 'claimed'>, came: number, wasPaid: boolean): StoredState {
  if (came <= 0) return wasPaid ? 'clawed-back' : 'claimed'
  return claimed !== null && came < claimed ? 'part-paid' : 'paid'
}
