import type postgres from 'postgres'
import { now } from '../../../../platform/clock.ts'
import { newId } from '../../../../platform/ids.ts'
import { type Bench, benchOf } from './candidates.ts'
import { vendorFirms } from './firms.ts'
import { firstNames, lastNames, makeRandom } from './people-maker.ts'
import { tracks } from './tracks.ts'

const dayMs = 86_400_000

const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs)
const fictionLines = 100
const vendorAreas = ['214', '972', '469', '512', '713']
const contactTypes = ['primary', 'recruiter', 'account-manager']
const types = ['prime-vendor', 'implementation-partner', 'tier-1', 'tier-2', 'sub-vendor']
const terms = ['Net 15', 'Net 30', 'Net 45', 'Net 60']
const places = [
  ['Texas', 'Dallas'],
  ['Texas', 'Austin'],
  ['New Jersey', 'Edison'],
  ['Illinois', 'Chicago'],
  ['Georgia', 'Atlanta'],
  ['North Carolina', 'Charlotte'],
  ['Arizona', 'Phoenix'],
  ['Virginia', 'Reston'],
] as const
const groupsBySkill = [
  ['Java desk', 'Java'],
  ['Data desk', 'Python'],
  ['Cloud desk', 'AWS'],
  ['Front end desk', 'React'],
] as const
// People of them who write to the demo's inbox.
const inboxPeople: Record<string, string[]> = {
  'brightpath.example': ['Joel Kim'],
  'teksource.example': ['Ines Duarte'],
  'sierrafield.example': ['Grace Obi'],
  'cobaltway.example': ['Paul Reyes'],
  'orbitside.example': ['Nadia Petrova'],
  'lakeviewer.example': ['Sanjay Mehta'],
  'saltmarsh.example': ['Karen Holt'],
}

// name, type, technologies, city, contact, terms, days since it was added
type Sample = readonly [string, string, readonly string[], string, string, string, number]

const samples = {
  'bench@harbor.example': [
    ['Quarrystone Systems', 'prime-vendor', ['Java', 'Spring Boot', 'AWS'], 'Dallas', 'Dana Whitfield', 'Net 30', 410],
    ['Bluewater Consulting', 'implementation-partner', ['SAP', 'Oracle'], 'Houston', 'Daniel Okafor', 'Net 45', 400],
    ['Cedar Ridge IT', 'tier-1', ['Java', 'Kubernetes'], 'Austin', 'Priya Raman', 'Net 30', 395],
    [
      'Delta Workforce',
      'managed-service-provider',
      ['QA Automation', 'Selenium'],
      'Dallas',
      'Tom Ashby',
      'Net 60',
      380,
    ],
    ['Everline Partners', 'tier-2', ['Data Engineering', 'Snowflake'], 'Plano', 'Chen Wei', 'Net 45', 370],
    [
      'Fulton Tech Staffing',
      'prime-vendor',
      ['React', 'Node.js', 'TypeScript'],
      'Irving',
      'Grace Lindqvist',
      'Net 15',
      352,
    ],
    ['Granite Digital', 'sub-vendor', ['DevOps', 'Terraform', 'Azure'], 'San Antonio', 'Omar Haddad', 'Net 30', 331],
    // Probably the same as one above.
    ['Cedar Ridge IT LLC', 'tier-1', ['Java', 'Kafka'], 'Austin', 'Priya Raman', 'Net 30', 120],
    ['Horizon Talent Bridge', 'tier-1', ['Salesforce', 'ServiceNow'], 'Dallas', 'Julie Bernard', 'Net 45', 290],
  ],
  'bench@summit.example': [
    ['Northgate Solutions', 'prime-vendor', ['Python', 'Machine Learning'], 'Dallas', 'Ivan Petrov', 'Net 30', 75],
  ],
} as const satisfies Record<string, readonly Sample[]>

/** The demo's vendors, each with whom one speaks there. */
export async function demoVendors(tx: postgres.TransactionSql): Promise<void> {
  for (const [email, rows] of Object.entries(samples)) {
    const bench = await benchOf(tx, email)
    for (const [at, [name, type, technologies, city_name, contact, payment_terms, days]] of rows.entries()) {
      const made = { name, type, technologies, city_name, state_name: 'Texas', payment_terms, contacts: [contact] }
      await addVendor(tx, bench, { ...made, domain: `${name.split(' ')[0]?.toLowerCase()}.example`, days }, at)
    }
  }
  await furtherVendors(tx)
  await tx`
    update vendor v set country_id = c.id, state_id = s.id, state_name = case when s.id is null then v.state_name end
    from country c, vendor o left join state s on s.name = o.state_name and s.country_id = (select id from country where code = 'US')
    where c.code = 'US' and o.id = v.id and v.country_id is null`
  await demoGroups(tx)
}

/** The rest of the firms, so that there are a hundred: in other states, with one to three people each. */
async function furtherVendors(tx: postgres.TransactionSql): Promise<void> {
  const bench = await benchOf(tx, 'bench@harbor.example')
  const random = makeRandom(3)
  const pick = <Entry>(list: readonly Entry[]): Entry => list[Math.floor(random() * list.length)] as Entry
  for (const [at, { name, domain, days }] of vendorFirms.entries()) {
    const [state_name, city_name] = pick(places)
    const people = new Set(inboxPeople[domain] ?? [])
    while (people.size < 1 + (at % 3)) people.add(`${pick(firstNames)} ${pick(lastNames)}`)
    await addVendor(
      tx,
      bench,
      {
        ...{ name, domain, days, state_name, city_name, type: pick(types), payment_terms: pick(terms) },
        ...{ technologies: pick(tracks).skills.slice(0, 3), contacts: [...people] },
      },
      samples['bench@harbor.example'].length + at,
    )
  }
}

interface Made {
  name: string
  domain: string
  type: string
  technologies: readonly string[]
  state_name: string
  city_name: string
  payment_terms: string
  contacts: readonly string[]
  days: number
}

async function addVendor(tx: postgres.TransactionSql, { company_id, user_id }: Bench, made: Made, at: number) {
  const { name, domain, type, technologies, state_name, city_name, payment_terms, contacts, days } = made
  const id = newId()
  const created_at = daysAgo(days)
  const own = { company_id, created_by: user_id, created_at }
  await tx`insert into vendor ${tx({
    ...{ id, ...own, primary_owner_id: user_id, name, type, technologies: [...technologies], payment_terms },
    ...{ website: `https://${domain}`, email: `desk@${domain}`, contact_number: numberAt(at * 4) },
    ...{ state_name, city_name, send_hotlist: at % 2 === 0, send_requirement: at % 3 === 0 },
    ...{ saved_steps: [1, 2], updated_at: daysAgo(Math.ceil(days / 3)) },
  })}`
  const rows = contacts.map((contact, place) => {
    const [first_name = '', ...rest] = contact.split(' ')
    const later = daysAgo(days - Math.min(days, place * 20))
    return {
      ...{
        ...own,
        id: newId(),
        vendor_id: id,
        first_name,
        last_name: rest.join(' '),
        created_at: later,
        updated_at: later,
      },
      contact_type: contactTypes[place] ?? 'other',
      ...{
        email: `${plain(first_name)}@${domain}`,
        mobile_number: numberAt(at * 4 + place + 1),
        send_hotlist: place < 2,
      },
    }
  })
  await tx`insert into vendor_contact ${tx(rows)}`
}

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()

// Number among the hundred that each area sets aside for fiction.
const numberAt = (at: number) =>
  `+1${vendorAreas[Math.floor(at / fictionLines) % vendorAreas.length]}55501${String(at % fictionLines).padStart(2, '0')}`

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
    select ${id}, v.id, v.company_id, ${user_id} from vendor v where v.company_id = ${company_id} order by v.created_at, v.id limit 3`
  for (const [at, [name, skill]] of groupsBySkill.entries()) {
    const one = newId()
    const created_at = daysAgo(300 - at * 55)
    await tx`insert into vendor_group ${tx({
      ...{
        ...group,
        id: one,
        name,
        country_id: texas.country_id,
        description: `Vendors who ask for ${skill}`,
        created_at,
        updated_at: created_at,
      },
    })}`
    await tx`
      insert into vendor_group_member (group_id, vendor_id, company_id, added_by)
      select ${one}, v.id, v.company_id, ${user_id} from vendor v
      where v.company_id = ${company_id} and ${skill} = any(v.technologies) and v.created_at < ${created_at} order by v.created_at, v.id limit 30`
  }
}
