import type { StudyLevel } from '../../student/student/kinds.ts'

/** Parts of a contract that say for whom, and when, it pays. Days are `YYYY-MM-DD`. */
export interface ContractReach {
  _id: string
  institution: string
  through: string | null
  startDate: string
  endDate: string | null
  levels: readonly StudyLevel[]
  countries: readonly string[]
}

/** An application as its contract is looked for. */
export interface Applied {
  institution: string
  level: StudyLevel
  /** The student's country of citizenship; null if nobody said it, and then only a contract for all countries counts. */
  citizenship: string | null
  /** The day on which it was submitted: a contract that ended since counts for it still. */
  submittedOn: string
}

/**
 * Finds the contract that counts for an application: one that held on the day of its submission and pays for its level and country;
 * undefined if none does. The more particular of several counts: one that names countries, then one that names levels, then the
 * company's own before another agency's, then the one that began last.
 */
export function contractFor<Contract extends ContractReach>(
  contracts: readonly Contract[],
  applied: Applied,
): Contract | undefined {
  const [first] = contracts
    .filter((contract) => reaches(contract, applied))
    .sort((a, b) => particular(b) - particular(a) || order(b.startDate, a.startDate) || order(a._id, b._id))
  return first
}

const reaches = ({ institution, startDate, endDate, levels, countries }: ContractReach, applied: Applied): boolean =>
  institution === applied.institution &&
  startDate <= applied.submittedOn &&
  (endDate === null || endDate >= applied.submittedOn) &&
  (levels.length === 0 || levels.includes(applied.level)) &&
  (countries.length === 0 || (applied.citizenship !== null && countries.includes(applied.citizenship)))

const particular = ({ levels, countries, through }: ContractReach) =>
  (countries.length > 0 ? 4 : 0) + (levels.length > 0 ? 2 : 0) + (through === null ? 1 : 0)

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** A part of the fee, or a sum in whole minor units. */
export interface Paid {
  percent: number | null
  amount: number | null
}
