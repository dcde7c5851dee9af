import { type Party, partyNames } from '@corridor/contract/job/submission/kinds'

export interface Hop {
  party: Party
  name: string
  rateAmount: number | null
  rateCurrency: string | null
  ratePer: string | null
  taxTerm: string | null
  netDays: number | null
}

/** Every party of a chain with what it pays, in one cell: `Vendor: Apex, 85 USD per hour, C2C, net 30; Client: Contoso`. */
export const chainText = (hops: readonly Hop[]): string =>
  hops
    .map(({ party, name, rateAmount, rateCurrency, ratePer, taxTerm, netDays }) => {
      const rate = rateAmount === null ? '' : `${rateAmount} ${rateCurrency} per ${ratePer}`
      const days = netDays === null ? '' : `net ${netDays}`
      return `${partyNames[party]}: ${[name, rate, taxTerm, days].filter(Boolean).join(', ')}`
    })
    .join('; ')
