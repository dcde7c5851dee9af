import type postgres from 'postgres'
import { now } from '../../../../platform/clock.ts'
import { newId } from '../../../../platform/ids.ts'
import { benchOf } from './candidates.ts'

const dayMs = 86_400_000

const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs)

// name, type, technologies, city, contact, terms, days since it was added
type Sample = [string, string, string[], string, string, string, number]

const samples: Record<string, readonly Sample[]> = {
  'bench@harbor.example': [
    ['Apex Systems Group', 'prime-vendor', ['Java', 'Spring Boot', 'AWS'], 'Dallas', 'Maria Gomez', 'Net 30', 210],
    ['Bluewater Consulting', 'implementation-partner', ['SAP', 'Oracle'], 'Houston', 'Daniel Okafor', 'Net 45', 180],
    ['Cedar Ridge IT', 'tier-1', ['Java', 'Kubernetes'], 'Austin', 'Priya Raman', 'Net 30', 160],
    [
      'Delta Workforce',
      'managed-service-provider',
      ['QA Automation', 'Selenium'],
      'Dallas',
      'Tom Ashby',
      'Net 60',
      120,
    ],
    ['Everline Partners', 'tier-2', ['Data Engineering', 'Snowflake'], 'Plano', 'Chen Wei', 'Net 45', 90],
    [
      'Fulton Tech Staffing',
      'prime-vendor',
      ['React', 'Node.js', 'TypeScript'],
      'Irving',
      'Grace Lindqvist',
      'Net 15',
      60,
    ],
    ['Granite Digital', 'sub-vendor', ['DevOps', 'Terraform', 'Azure'], 'San Antonio', 'Omar Haddad', 'Net 30', 25],
    // Probably the same as one above.
    ['Cedar Ridge IT LLC', 'tier-1', ['Java', 'Kafka'], 'Austin', 'Priya Raman', 'Net 30', 12],
    ['Horizon Talent Bridge', 'tier-1', ['Salesforce', 'ServiceNow'], 'Dallas', 'Julie Bernard', 'Net 45', 6],
  ],
  'bench@summit.example': [
    ['Northgate Solutions', 'prime-vendor', ['Python', 'Machine Learning'], 'Dallas', 'Ivan Petrov', 'Net 30', 75],
  ],
}

/** The demo's vendors, each with whom one speaks there. */
export async function demoVendors(tx: postgres.TransactionSql): Promise<void> {
  for (const [email, rows] of Object.entries(samples)) {
    const { company_id, user_id } = await benchOf(tx, email)
    for (const [at, [name, type, technologies, city_name, contact, payment_terms, days]] of rows.entries()) {
      const id = newId()
      const domain = `${name.split(' ')[0]?.toLowerCase()}.example`
      const [first_name = '', last_name = ''] = contact.split(' ')
      await tx`insert into vendor ${tx({
        ...{ id, company_id, created_by: user_id, primary_owner_id: user_id, name, type, technologies, payment_terms },
        ...{ website: `https://${domain}`, email: `desk@${domain}`, contact_number: `+1214555${2100 + at}` },
        ...{ state_name: 'Texas', city_name, send_hotlist: at % 2 === 0, send_requirement: at % 3 === 0 },
        ...{ saved_steps: [1, 2], created_at: daysAgo(days), updated_at: daysAgo(Math.ceil(days / 3)) },
      })}`
      await tx`insert into vendor_contact ${tx({
        ...{
          id: newId(),
          company_id,
          vendor_id: id,
          created_by: user_id,
          first_name,
          last_name,
          contact_type: 'primary',
        },
        ...{
          email: `${first_name.toLowerCase()}@${domain}`,
          mobile_number: `+1214555${2200 + at}`,
          send_hotlist: true,
        },
      })}`
    }
  }
  await tx`
    update vendor v set country_id = c.id, state_id = s.id, state_name = null
    from country c join state s on s.country_id = c.id and s.name = 'Texas'
    where c.code = 'US' and v.country_id is null`
  await demoGroups(tx)
}

// One that a rule finds, and one that was chosen by hand.
async function demoGroups(tx: postgres.TransactionSql): Promise<void> {
  const { company_id, user_id } = await benchOf(tx, 'bench@harbor.example')
  const [texas] = await tx<{ id: string; country_id: string }[]>`
    select s.id, s.country_id from state s join country c on c.id = s.country_id where c.code = 'US' and s.name = 'Texas'`
  if (!texas) return
  const group = { company_id, created_by: user_id, type: 'shared_with_all' }
  await tx`insert into vendor_group ${tx({
    ...{ ...group, id: newId(), name: 'Texas, wants hotlists', state_id: texas.id },
    description: 'Vendors in Texas who want our hotlists each morning',
    rule: tx.json({ country: texas.country_id, state: texas.id, sendHotlist: true }),
  })}`
  const id = newId()
  await tx`insert into vendor_group ${tx({
    ...{ ...group, id, name: 'First to hear', country_id: texas.country_id, recipients: 'desk@firsthand.example' },
    description: 'Whom we call before anybody else',
  })}`
  await tx`
    insert into vendor_group_member (group_id, vendor_id, company_id, added_by)
    select ${id}, v.id, v.company_id, ${user_id} from vendor v where v.company_id = ${company_id} order by v.name limit 3`
}
