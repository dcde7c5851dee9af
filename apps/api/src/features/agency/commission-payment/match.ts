import { isAwaited } from '@corridor/contract/agency/commission/states'
import type { PaymentMatch } from '@corridor/contract/agency/commission-payment/kinds'

/** A commission that a payment may mean. Amounts are in the smallest unit. */
export interface Meant {
  id: string
  state: 'claimed' | 'part-paid' | 'paid' | 'clawed-back'
  claimed: number
  came: number
  full_name: string
  programme_name: string
  student_number: string
}

export interface Paid {
  studentName: string
  programmeName: string
  studentNumber: string
  /** In the smallest unit. */
  amount: number
}

export interface Match {
  match: PaymentMatch
  commissionId: string | null
}

const unknown: Match = { match: 'unknown', commissionId: null }

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** True if every word of one stands in the other: lists turn names round, and leave the middle one out. */
function agrees(one: string, other: string): boolean {
  const [fewer = [], more = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length)
  return fewer.length > 0 && fewer.every((word) => more.includes(word))
}

/**
 * Tells which commission a line of a payment list means: by the institution's own number of the student or by the name, and by the
 * programme, if the line has one. Among several it is the one whose open amount it is; if that is not one alone, a person has to say.
 */
export function matchPayment(paid: Paid, among: readonly Meant[]): Match {
  const known = among.filter((each) => isOf(paid, each))
  const awaited = known.filter(({ state }) => isAwaited(state))
  const exact = awaited.filter(({ claimed, came }) => claimed - came === paid.amount)
  const [only] = exact.length > 0 ? exact : awaited
  if (exact.length > 1 || (exact.length === 0 && awaited.length > 1)) return unknown
  if (only) return { match: exact.length === 1 ? 'fits' : 'differs', commissionId: only.id }
  const [done] = known
  if (!done || known.length > 1) return unknown
  // Money that is taken back is no second payment: a person says whether it is right.
  return { match: paid.amount < 0 ? 'differs' : 'twice', commissionId: done.id }
}

function isOf({ studentName, programmeName, studentNumber }: Paid, meant: Meant): boolean {
  const isNumber = studentNumber !== '' && studentNumber === meant.student_number
  if (studentNumber !== '' && meant.student_number !== '' && !isNumber) return false
  if (!isNumber && !agrees(studentName, meant.full_name)) return false
  return programmeName === '' || agrees(programmeName, meant.programme_name)
}
