import { withEveryFault } from '../../field/every-fault.ts'

interface Terms {
  startDate: string
  endDate: string | null
  percent: number | null
  amount: number | null
  currency: string | null
  claimFromDays: number
  claimUntilDays: number | null
  steps: readonly { fromStudents: number; percent: number | null; amount: number | null }[]
}

const oneOfBoth = { message: 'Give a percentage or a sum, not both' }
const neither = { message: 'Give a percentage or a sum' }
const stepsToo = {
  percent: { message: 'Its steps are percentages too' },
  amount: { message: 'Its steps are sums too' },
}

/** Rules of a contract's terms: a percentage or a sum with its currency, days in order, and steps of the same kind that rise. */
export const judgeTerms = withEveryFault<Terms>((terms, check) => {
  const { startDate, endDate, percent, amount, currency, claimFromDays, claimUntilDays, steps } = terms
  const fault = (words: { message: string }, ...path: (string | number)[]) =>
    check.addIssue({ code: 'custom', path, ...words })
  const isPart = typeof percent === 'number'
  const isSum = typeof amount === 'number'
  if (startDate && endDate && endDate < startDate) fault({ message: 'The end cannot be before the start' }, 'endDate')
  if (percent !== undefined && amount !== undefined && isPart === isSum)
    fault(isPart ? oneOfBoth : neither, isPart ? 'amount' : 'percent')
  if (isSum && currency === null) fault({ message: 'Please choose a currency' }, 'currency')
  if (typeof claimUntilDays === 'number' && claimFromDays !== undefined && claimUntilDays < claimFromDays)
    fault({ message: 'The last day to claim cannot be before the first' }, 'claimUntilDays')
  for (const [at, step] of (Array.isArray(steps) ? steps : []).entries()) {
    const before = steps?.[at - 1]
    if (before && step.fromStudents <= before.fromStudents)
      fault({ message: 'Each step begins at more students than the one before' }, 'steps', at, 'fromStudents')
    const stepIsPart = typeof step.percent === 'number'
    if (stepIsPart === (typeof step.amount === 'number'))
      fault(stepIsPart ? oneOfBoth : neither, 'steps', at, stepIsPart ? 'amount' : 'percent')
    else if (isPart !== isSum && stepIsPart !== isPart)
      fault(stepsToo[isPart ? 'percent' : 'amount'], 'steps', at, isPart ? 'percent' : 'amount')
  }
})
