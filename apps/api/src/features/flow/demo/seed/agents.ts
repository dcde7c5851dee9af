import type postgres from 'postgres'
import { now } from '../../../../platform/clock.ts'
import { newId } from '../../../../platform/ids.ts'
import { benchOf } from './candidates.ts'

const dayMs = 86_400_000

/** The agency whose contracts reach institutions that Atlas has none of its own with. */
export const superAgent = 'Polaris Partner Network'

// name, type, domain, city, country, contact, days since it was added
const agents = [
  [superAgent, 'super-agent', 'polarispartner.example', 'Toronto', 'CA', 'Elena Whitlock', 338],
  ['Sutlej Study Centre', 'sub-agent', 'sutlejstudy.example', 'Ludhiana', 'IN', 'Gurpreet Sandhu', 322],
  ['Bagmati Overseas', 'sub-agent', 'bagmatioverseas.example', 'Kathmandu', 'NP', 'Sunita Shrestha', 274],
  ['Lagos Bridge Education', 'sub-agent', 'lagosbridge.example', 'Lagos', 'NG', 'Adaeze Okafor', 231],
] as const

/** The agencies that Atlas works with, as vendors: one above it, three that send it students. */
export async function demoAgents(tx: postgres.TransactionSql): Promise<void> {
  const { company_id, user_id } = await benchOf(tx, 'owner@atlas.example')
  for (const [name, type, domain, city_name, country, contact, days] of agents) {
    const id = newId()
    const created_at = new Date(now().getTime() - days * dayMs)
    const own = { company_id, created_by: user_id, created_at, updated_at: created_at }
    await tx`
      insert into vendor ${tx({
        ...{ id, ...own, primary_owner_id: user_id, name, type, payment_terms: 'Net 30', city_name },
        ...{ website: `https://${domain}`, email: `desk@${domain}`, saved_steps: [1, 2] },
      })}`
    await tx`update vendor set country_id = (select id from country where code = ${country}) where id = ${id}`
    const [first_name = '', last_name = ''] = contact.split(' ')
    await tx`
      insert into vendor_contact ${tx({
        ...{ ...own, id: newId(), vendor_id: id, first_name, last_name, contact_type: 'primary' },
        email: `${first_name.toLowerCase()}@${domain}`,
      })}`
  }
}
