import type postgres from 'postgres'
import { now } from '../../../../platform/clock.ts'
import { newId } from '../../../../platform/ids.ts'
import { type Bench, benchOf } from './candidates.ts'
import { clientFirms } from './firms.ts'
import { cities, closedReasons, describe, modes, type Sample, samples } from './job-samples.ts'
import { makeRandom } from './people-maker.ts'
import { skillsFor, withoutGrade } from './tracks.ts'
import { jobsOfYear, yearlyOf } from './year/jobs-of-year.ts'
import type { Work } from './year/plan.ts'
import { peopleOf } from './year/read.ts'

const dayMs = 86_400_000
const inDays = (days: number) => new Date(now().getTime() + days * dayMs)
const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10)

/** The demo's clients, and jobs of its own clients and of its vendors: those that it tells more of, and a year of others. */
export async function demoJobs(tx: postgres.TransactionSql): Promise<void> {
  const { company_id, user_id } = await benchOf(tx, 'bench@harbor.example')
  const clients = await addClients(tx, { company_id, user_id })
  const vendors = await tx<{ id: string; name: string; days: number }[]>`
    select id, name, round(extract(epoch from now() - created_at) / 86400)::float8 as days from vendor where company_id = ${company_id}`
  const nameOf = (id: string | null) => vendors.find((vendor) => vendor.id === id)?.name
  const year = jobsOfYear(await peopleOf(tx, company_id), { clients, vendors }, now(), makeRandom(11))
  const told = year.map((work, at) => toSample(work, at, clients, nameOf(work.vendorId)))
  const lookups = await tx<Entry[]>`select id, kind, name from lookup where deleted_at is null`
  for (const sample of [...told, ...samples])
    await addJob(tx, { company_id, user_id }, sample, { clients, vendors, lookups })
  await tx`
    update job set published_at = created_at
    where company_id = ${company_id} and kind = 'own' and closed_at is null and job_expire_date > now()`
}

/** Clients of the firm in the order in which they came. */
async function addClients(tx: postgres.TransactionSql, { company_id, user_id }: Bench): Promise<Known[]> {
  const rows = clientFirms.map(({ name, aliases, domain, days }) => ({
    ...{ id: newId(), company_id, created_by: user_id, name, aliases, website: `https://${domain}` },
    ...{ created_at: inDays(-days), updated_at: inDays(-days) },
  }))
  for (const row of rows) await tx`insert into client ${tx(row)}`
  return rows.map(({ id, name }, at) => ({ id, name, days: clientFirms[at]?.days ?? 0 }))
}

interface Known {
  id: string
  name: string
  days: number
}
interface Entry {
  id: string
  kind: string
  name: string
}
interface Around {
  clients: readonly Known[]
  vendors: readonly Known[]
  lookups: readonly Entry[]
}

async function addJob(tx: postgres.TransactionSql, { company_id, user_id }: Bench, sample: Sample, around: Around) {
  const { title, client, vendor, city, skills, nice = [], mode, pay, authorizations = [], came, expires } = sample
  const entry = (kind: string, name: string) =>
    around.lookups.find((one) => one.kind === kind && one.name === name)?.id ?? null
  const entriesOf = (kind: string, names: string[]) => names.flatMap((name) => entry(kind, name) ?? [])
  const [texas] = await tx<{ id: string; country_id: string }[]>`
    select s.id, s.country_id from state s join country c on c.id = s.country_id where c.code = 'US' and s.name = 'Texas'`
  const [min_salary, max_salary, duration] = pay
  const isHourly = duration === 'Hourly'
  const place = { country_id: texas?.country_id ?? null, state_id: texas?.id ?? null, city_name: city, zip_code: '' }
  const closed = sample.closedDays ?? Math.ceil(came / 2)
  await tx`insert into job ${tx({
    ...{ company_id, created_by: user_id, id: newId(), kind: vendor ? 'vendor' : 'own' },
    ...{ job_title: title, job_description: describe(sample) },
    client_id: client === null ? null : (around.clients[client]?.id ?? null),
    vendor_id: around.vendors.find(({ name }) => name === vendor)?.id ?? null,
    job_type_ids: entriesOf('job-type', [isHourly ? 'Contract' : 'Full Time']),
    pay_type_ids: entriesOf('pay-type', isHourly ? ['C2C', 'W2'] : ['Salary']),
    work_authorization_ids: entriesOf('work-authorization', authorizations),
    places: tx.json([place]),
    ...{ work_mode_id: entry('work-mode', mode), salary_duration_id: entry('salary-duration', duration) },
    contract_duration_id: isHourly ? entry('contract-duration', '12 Months') : null,
    ...{ min_salary, max_salary, currency: 'USD', skills, nice_skills: nice },
    ...{ priority: sample.priority ?? 'normal', received_on: dayIn(-came), job_expire_date: dayIn(expires) },
    due_on: came < 7 ? dayIn(3) : null,
    ...(sample.closed ? { closed_at: inDays(-closed), closed_reason: sample.closed } : {}),
    ...{ created_at: inDays(-came), updated_at: inDays(-(sample.closed ? closed : Math.ceil(came / 2))) },
  })}`
}

/** A job of the year as one that the demo tells of. */
function toSample(work: Work, at: number, clients: readonly Known[], vendor: string | undefined): Sample {
  const { title, least, most, isYearly, came, closed } = work
  const client = clients.findIndex(({ id }) => id === work.clientId)
  return {
    ...{
      title,
      client: client < 0 ? null : client,
      ...(vendor && { vendor }),
      city: cities[at % cities.length] ?? 'Dallas',
    },
    skills: skillsFor(withoutGrade(title), makeRandom(at)).slice(0, 3),
    mode: modes[at % modes.length] ?? 'Remote',
    pay: isYearly ? [yearlyOf(least), yearlyOf(most), 'Yearly'] : [least, most, 'Hourly'],
    ...{ came, expires: closed > 0 ? -closed : 25 },
    ...(closed > 0 && { closed: closedReasons[at % closedReasons.length] ?? 'other', closedDays: closed }),
  }
}
