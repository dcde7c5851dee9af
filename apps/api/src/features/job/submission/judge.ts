import type { Currency } from '@corridor/contract/format/settings'
import type { ChosenState } from '@corridor/contract/job/submission/kinds'
import type { HopInput, Rate } from '@corridor/contract/job/submission/shapes'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import type { Sql } from '../../../platform/sql.ts'
import { currencyOfRates } from '../../candidate/candidate/rate.ts'
import { invalid } from '../../company/company/entries.ts'
import { listNames, type NamedHop, type Person, type Work } from './store.ts'
import type { SubmissionRow, SubmissionValues } from './tables.ts'

type PayValues = Pick<SubmissionValues, 'pay_amount' | 'pay_currency' | 'pay_per' | 'pay_tax_term'>

/** Keeps the tax term alone of a rate without an amount; an amount alone is in the company's currency, and for an hour. */
const wholeRate = ({ rateAmount, rateCurrency, ratePer, taxTerm }: Rate, currency: Currency): Rate =>
  rateAmount === null
    ? { rateAmount, rateCurrency: null, ratePer: null, taxTerm }
    : { rateAmount, rateCurrency: rateCurrency ?? currency, ratePer: ratePer ?? 'hour', taxTerm }

/** The columns behind what a person is paid. */
export async function toPayValues(tx: Sql, { companyId }: CompanyScope, given: Rate): Promise<PayValues> {
  const pay = wholeRate(given, await currencyOfRates(tx, companyId, [given]))
  return {
    pay_amount: pay.rateAmount,
    pay_currency: pay.rateCurrency,
    pay_per: pay.ratePer,
    pay_tax_term: pay.taxTerm,
  }
}

/** Takes the rate that a candidate asks for the rate that they are paid. */
export const payOf = (person: Person): Rate => ({
  rateAmount: person.rate_amount === null ? null : Number(person.rate_amount),
  rateCurrency: person.rate_currency,
  ratePer: person.rate_per,
  taxTerm: person.tax_term,
})

/** The chain that a job names, still without rates. */
export function chainOf(work: Work): HopInput[] {
  const unknown = { rateAmount: null, rateCurrency: null, ratePer: null, taxTerm: null, netDays: null }
  const vendors = [
    { party: 'vendor' as const, vendor: work.vendor_id },
    { party: 'prime' as const, vendor: work.prime_id },
  ].filter(({ vendor }) => vendor !== null)
  return [
    ...vendors.map((hop) => ({ ...hop, client: null, ...unknown })),
    ...(work.client_id ? [{ party: 'client' as const, vendor: null, client: work.client_id, ...unknown }] : []),
  ]
}

/** First state of somebody who was submitted through a chain: with its nearest party. */
export const firstState = ([nearest]: readonly Pick<HopInput, 'party'>[]): ChosenState =>
  `to-${nearest?.party ?? 'vendor'}`

/** Each hop with the name of who it is; what stands may name somebody whom the caller does not see. Throws `request.invalid`. */
export async function nameHops(
  tx: Sql,
  scope: CompanyScope,
  hops: readonly HopInput[],
  stands?: Pick<SubmissionRow, 'hops'>,
): Promise<NamedHop[]> {
  const ids = (name: 'vendor' | 'client') => hops.flatMap((hop) => hop[name] ?? [])
  const names = await listNames(tx, scope, ids('vendor'), ids('client'))
  for (const { vendor, client, name } of stands?.hops ?? []) {
    const id = vendor ?? client
    if (id && !names.has(id)) names.set(id, name)
  }
  const currency = await currencyOfRates(tx, scope.companyId, hops)
  return hops.map((hop, at) => {
    const name = names.get(hop.vendor ?? hop.client ?? '')
    if (name === undefined) throw invalid({ [hop.vendor ? 'vendor' : 'client']: 'Not found' }, `hops.${at}.`)
    return { ...hop, ...wholeRate(hop, currency), name }
  })
}
