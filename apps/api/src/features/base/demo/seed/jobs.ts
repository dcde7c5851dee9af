import type postgres from 'postgres'
import { now } from '../../../../platform/clock.ts'
import { newId } from '../../../../platform/ids.ts'
import { benchOf } from './candidates.ts'

const dayMs = 86_400_000
const inDays = (days: number) => new Date(now().getTime() + days * dayMs)
const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10)

const clients: readonly [name: string, aliases: string[]][] = [
  ['JPMorgan Chase', ['JPMC', 'JP Morgan', 'Chase']],
  ['Lone Star Energy', ['LSE']],
  ['Meridian Health', ['Meridian']],
  ['Northwind Airlines', ['NWA', 'Northwind']],
  ['Redwood Insurance', []],
]

interface Sample {
  title: string
  client: number | null
  /** The vendor that asked, by name; without one the job is an own client's. */
  vendor?: string
  city: string
  skills: string[]
  nice?: string[]
  mode: string
  pay: [least: number, most: number, duration: string]
  authorizations?: string[]
  /** How many days ago it came, and in how many it closes by itself. */
  came: number
  expires: number
  priority?: string
  closed?: string
}

const contract = ['US Citizen', 'GC', 'GC EAD', 'H4 EAD', 'H1B']
const samples: readonly Sample[] = [
  {
    title: 'Senior Java Developer',
    client: 0,
    vendor: 'Apex Systems Group',
    city: 'Dallas',
    skills: ['Java', 'Spring Boot', 'Apache Kafka'],
    nice: ['AWS'],
    mode: 'Hybrid',
    pay: [62, 72, 'Hourly'],
    authorizations: contract,
    came: 2,
    expires: 28,
    priority: 'urgent',
  },
  {
    title: 'React Developer',
    client: 3,
    city: 'Austin',
    skills: ['React', 'TypeScript', 'GraphQL'],
    mode: 'Remote',
    pay: [110_000, 135_000, 'Yearly'],
    came: 5,
    expires: 40,
    priority: 'high',
  },
  {
    title: 'DevOps Engineer',
    client: 1,
    city: 'Houston',
    skills: ['Kubernetes', 'Terraform', 'Azure'],
    nice: ['Python'],
    mode: 'On-site',
    pay: [65, 80, 'Hourly'],
    authorizations: contract,
    came: 9,
    expires: 21,
  },
  {
    title: 'Data Engineer',
    client: null,
    vendor: 'Everline Partners',
    city: 'Plano',
    skills: ['Python', 'Snowflake', 'Apache Spark'],
    mode: 'Remote',
    pay: [58, 68, 'Hourly'],
    came: 1,
    expires: 14,
    priority: 'high',
  },
  {
    title: 'QA Automation Engineer',
    client: 2,
    vendor: 'Delta Workforce',
    city: 'Dallas',
    skills: ['Selenium', 'Java', 'QA Automation'],
    mode: 'Hybrid',
    pay: [48, 56, 'Hourly'],
    came: 12,
    expires: 9,
  },
  {
    title: 'Business Analyst',
    client: 4,
    city: 'Irving',
    skills: ['Business Analysis', 'SQL', 'Jira'],
    mode: 'On-site',
    pay: [85_000, 98_000, 'Yearly'],
    came: 20,
    expires: 30,
  },
  {
    title: 'Salesforce Developer',
    client: null,
    vendor: 'Horizon Talent Bridge',
    city: 'Dallas',
    skills: ['Salesforce'],
    nice: ['ServiceNow'],
    mode: 'Remote',
    pay: [60, 70, 'Hourly'],
    came: 30,
    expires: -3,
  },
  {
    title: 'Oracle Database Administrator',
    client: 1,
    city: 'Houston',
    skills: ['Oracle', 'PL/SQL', 'Linux'],
    mode: 'On-site',
    pay: [55, 64, 'Hourly'],
    came: 75,
    expires: 10,
    closed: 'filled',
  },
  {
    title: 'Machine Learning Engineer',
    client: 0,
    vendor: 'Apex Systems Group',
    city: 'Plano',
    skills: ['Python', 'Machine Learning', 'PyTorch'],
    mode: 'Hybrid',
    pay: [75, 90, 'Hourly'],
    came: 140,
    expires: -60,
    closed: 'lost',
  },
]

const describe = ({ title, city, skills, nice = [] }: Sample) =>
  [
    `We are looking for a ${title} to join a team in ${city}.`,
    `You have built and run systems with ${skills.join(', ')} for several years, and explain what you do in plain words.`,
    ...(nice.length > 0 ? [`Experience with ${nice.join(', ')} helps.`] : []),
    'You work with product and operations every day, write tests, and take your turn on call.',
  ].join('\n\n')

/** The demo's clients, and jobs of its own clients and of its vendors. */
export async function demoJobs(tx: postgres.TransactionSql): Promise<void> {
  const { company_id, user_id } = await benchOf(tx, 'bench@harbor.example')
  const of = { company_id, created_by: user_id }
  const made = clients.map(([name, aliases]) => ({ ...of, id: newId(), name, aliases }))
  for (const client of made) await tx`insert into client ${tx(client)}`
  const entries = await tx<{ id: string; kind: string; name: string }[]>`
    select id, kind, name from lookup where deleted_at is null`
  const entry = (kind: string, name: string) =>
    entries.find((one) => one.kind === kind && one.name === name)?.id ?? null
  const entriesOf = (kind: string, names: string[]) => names.flatMap((name) => entry(kind, name) ?? [])
  const vendors = await tx<{ id: string; name: string }[]>`select id, name from vendor where company_id = ${company_id}`
  const [texas] = await tx<{ id: string; country_id: string }[]>`
    select s.id, s.country_id from state s join country c on c.id = s.country_id where c.code = 'US' and s.name = 'Texas'`
  for (const sample of samples) {
    const { title, client, vendor, city, skills, nice = [], mode, pay, authorizations = [], came, expires } = sample
    const [min_salary, max_salary, duration] = pay
    const isHourly = duration === 'Hourly'
    const place = { country_id: texas?.country_id ?? null, state_id: texas?.id ?? null, city_name: city, zip_code: '' }
    await tx`insert into job ${tx({
      ...{ ...of, id: newId(), kind: vendor ? 'vendor' : 'own', job_title: title, job_description: describe(sample) },
      client_id: client === null ? null : (made[client]?.id ?? null),
      vendor_id: vendors.find(({ name }) => name === vendor)?.id ?? null,
      job_type_ids: entriesOf('job-type', [isHourly ? 'Contract' : 'Full Time']),
      pay_type_ids: entriesOf('pay-type', isHourly ? ['C2C', 'W2'] : ['Salary']),
      work_authorization_ids: entriesOf('work-authorization', authorizations),
      places: tx.json([place]),
      ...{ work_mode_id: entry('work-mode', mode), salary_duration_id: entry('salary-duration', duration) },
      contract_duration_id: isHourly ? entry('contract-duration', '12 Months') : null,
      ...{ min_salary, max_salary, currency: 'USD', skills, nice_skills: nice },
      ...{ priority: sample.priority ?? 'normal', received_on: dayIn(-came), job_expire_date: dayIn(expires) },
      due_on: came < 7 ? dayIn(3) : null,
      ...(sample.closed ? { closed_at: inDays(-Math.ceil(came / 2)), closed_reason: sample.closed } : {}),
      ...{ created_at: inDays(-came), updated_at: inDays(-Math.ceil(came / 2)) },
    })}`
  }
  await tx`insert into company_slug (slug, company_id, is_current) values ('harbor-staffing', ${company_id}, true)`
  await tx`
    update job set published_at = created_at
    where company_id = ${company_id} and kind = 'own' and closed_at is null and job_expire_date > now()`
}
