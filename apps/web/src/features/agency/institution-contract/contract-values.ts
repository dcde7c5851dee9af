import type { InstitutionContract, InstitutionContractAdd } from '@corridor/contract/agency/institution-contract/shapes'
import { usualCurrency } from '@corridor/contract/field/rate-terms'
import { companySettings } from '../../../lib/session/company-settings'

/** A contract as its form holds it: one chooses first whether it pays a part or a sum. */
export type ContractValues = Omit<InstitutionContractAdd, 'startDate'> & {
  startDate: string | null
  pays: 'percent' | 'sum'
}

const usual = () => companySettings()?.currency ?? usualCurrency

export const blankContract = (): ContractValues => ({
  ...{ pays: 'percent', through: null, startDate: null, endDate: null, levels: [], countries: [] },
  ...{ percent: null, amount: null, currency: usual(), fee: 'first-year', scholarship: 'after', event: 'enrolled' },
  ...{ claimFromDays: 0, claimUntilDays: null, taxPercent: null, steps: [], notes: '' },
})

export function toValues(contract: InstitutionContract): ContractValues & { id: string; version: number } {
  const { _id: id, version, through, startDate, endDate, levels, countries, percent, amount, currency } = contract
  const { fee, scholarship, event, claimFromDays, claimUntilDays, taxPercent, steps, notes } = contract
  return {
    ...{ id, version, through, startDate, endDate, levels, countries, percent, amount, currency: currency ?? usual() },
    ...{ fee, scholarship, event, claimFromDays, claimUntilDays, taxPercent, steps, notes },
    pays: amount === null ? 'percent' : 'sum',
  }
}

/** The body that the values mean: what is not paid is not said, in the steps neither. */
export function toBody({ pays, ...values }: ContractValues) {
  const isSum = pays === 'sum'
  const kept = <Paid extends { percent: number | null; amount: number | null }>(paid: Paid): Paid => ({
    ...paid,
    ...(isSum ? { percent: null } : { amount: null }),
  })
  return { ...kept(values), steps: values.steps.map(kept) }
}
