import type postgres from 'postgres'
import { newId } from '../../../../platform/ids.ts'
import { superAgent } from './agents.ts'
import { dayAgo } from './students/days.ts'

interface DemoContract {
  of: string
  /** Percent of the fee, or a sum in whole units. */
  percent?: number
  sum?: readonly [amount: number, currency: string]
  through?: true
  /** Days from today; a last day that has passed is below zero. */
  startsIn?: number
  endsIn?: number
  event?: 'deposit-paid' | 'confirmed' | 'visa-granted' | 'enrolled'
  steps?: readonly (readonly [from: number, percent: number])[]
  countries?: readonly string[]
  wholeFee?: true
}

const contracts: readonly DemoContract[] = [
  {
    ...{ of: 'Lakelight University', percent: 15 },
    steps: [
      [6, 17.5],
      [11, 20],
    ],
  },
  { of: 'Lakelight University', percent: 18, countries: ['NP', 'BD'] },
  { of: 'Prairie Lantern College', percent: 12.5, through: true },
  { of: 'Tidewater Pacific Institute', percent: 15, endsIn: 41 },
  { of: 'Halden Harbour University', percent: 20, event: 'visa-granted' },
  { of: 'Cedarline Polytechnic', sum: [1_500, 'CAD'] },
  { of: 'University of Wexmoor', percent: 14 },
  { of: 'Kestrel Bridge College', percent: 12, endsIn: 55, through: true },
  { of: 'Aldermoor University', percent: 15, steps: [[5, 16.5]] },
  { of: 'Dunmere Institute', percent: 13, endsIn: -24 },
  { of: 'Larkfield University', percent: 12, endsIn: -60 },
  { of: 'Cobalt Ridge University', percent: 10, event: 'visa-granted', wholeFee: true },
  { of: 'Pinehollow State College', sum: [2_000, 'USD'], through: true },
  { of: 'Bayward Institute of Technology', percent: 11, through: true },
  { of: 'Southern Wattle University', percent: 15, event: 'confirmed' },
  { of: 'Coralbank Institute', percent: 17.5, endsIn: -12 },
  { of: 'Coralbank Institute', percent: 18, startsIn: 21 },
  { of: 'Jarrah Coast University', percent: 16, endsIn: 240 },
  { of: 'Kauri Point University', percent: 15 },
  { of: 'Tussock Hills Institute', percent: 12.5, endsIn: -18 },
  { of: 'Tussock Hills Institute', percent: 14, startsIn: 45 },
]
// Longer ago than the first of the demo's students applied.
const usualStartDays = 800
const taxed = { 'Kauri Point University': 15, 'Southern Wattle University': 10 } as Readonly<Record<string, number>>

/** Contracts of the institutions: four through another agency, two that end within sixty days, two that are to be followed. */
export async function demoInstitutionContracts(tx: postgres.TransactionSql): Promise<void> {
  for (const [at, contract] of contracts.entries()) {
    const {
      of,
      percent = null,
      sum,
      through,
      startsIn,
      endsIn,
      event = 'enrolled',
      steps = [],
      countries = [],
    } = contract
    const id = newId()
    const days = {
      starts: dayAgo(startsIn === undefined ? usualStartDays : -startsIn),
      ends: endsIn === undefined ? null : dayAgo(-endsIn),
    }
    const [made] = await tx<{ company_id: string }[]>`
      insert into institution_contract (id, company_id, institution_id, through_id, starts_on, ends_on, percent, amount, currency, fee, event,
        claim_from_days, claim_until_days, tax_percent, created_by, created_at, updated_at)
      select ${id}, i.company_id, i.id, case when ${through ?? false} then v.id end, ${days.starts}, ${days.ends}, ${percent},
        ${sum ? sum[0] * 100 : null}, ${sum?.[1] ?? null}, ${contract.wholeFee ? 'whole' : 'first-year'}, ${event},
        ${(at % 3) * 15}, ${90 + (at % 4) * 30}, ${taxed[of] ?? null}, i.created_by, i.created_at + interval '30 minutes', i.created_at + interval '30 minutes'
      from institution i join company c on c.id = i.company_id left join vendor v on v.company_id = c.id and v.name = ${superAgent}
      where c.name = 'Atlas Study Abroad' and i.name = ${of} returning company_id`
    if (!made) continue
    const { company_id } = made
    for (const [from_students, part] of steps)
      await tx`insert into institution_contract_step ${tx({ company_id, contract_id: id, from_students, percent: part })}`
    await tx`
      insert into institution_contract_country (company_id, contract_id, country_id)
      select ${company_id}, ${id}, c.id from country c where c.code = any(${countries as string[]}::text[])`
  }
}
