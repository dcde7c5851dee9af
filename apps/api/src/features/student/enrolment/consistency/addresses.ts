import { monthsBetween } from '@corridor/contract/student/enrolment/consistency'
import type { FieldPlace, Finding } from '@corridor/contract/student/enrolment/finding'
import { fieldOf, found, type Judge } from './finding.ts'

/** Months that may lie between two addresses. */
const gapMonthsMax = 3

interface Stay {
  from: string
  /** Null for the address where the student lives. */
  to: string | null
  begins: FieldPlace
  ends: FieldPlace
}

const home = (field: string) => fieldOf('address', field)

/** Judges the months of addresses against the day, the birth, and each other in their order. */
export const judgeAddresses: Judge = ({ student_former_address, lived_since }, { birthDate, today }) => {
  const former = student_former_address.map(
    ({ from_month, to_month }, at): Stay => ({
      from: from_month,
      to: to_month,
      begins: home(`formerAddresses.${at}.from`),
      ends: home(`formerAddresses.${at}.to`),
    }),
  )
  const current = home('livedSince')
  const now: Stay[] = lived_since ? [{ from: lived_since, to: null, begins: current, ends: current }] : []
  const stays = [...former, ...now].sort((one, other) => one.from.localeCompare(other.from))
  const thisMonth = today.slice(0, 7)
  const dates = stays.flatMap(({ from, to, begins, ends }) => [
    ...(from > thisMonth ? [found('date.future', begins)] : []),
    ...(to && to > thisMonth ? [found('date.future', ends)] : []),
    ...(birthDate && from < birthDate.slice(0, 7)
      ? [found('date.beforeBirth', begins, { other: fieldOf('passport', 'birthDate') })]
      : []),
  ])
  return [...dates, ...stays.flatMap((stay, at) => between(stays.slice(0, at), stay))]
}

/** Holds a stay against the one before it that ended last. */
function between(earlier: readonly Stay[], { from, begins }: Stay): Finding[] {
  const last = earlier.reduce<Stay | undefined>((one, stay) => (one && isLater(one, stay) ? one : stay), undefined)
  if (!last) return []
  if (last.to === null || from < last.to) return [found('address.overlap', begins, { other: last.ends })]
  return monthsBetween(last.to, from) > gapMonthsMax ? [found('address.gap', begins, { other: last.ends })] : []
}

const isLater = (one: Stay, other: Stay) => one.to === null || (other.to !== null && one.to > other.to)
