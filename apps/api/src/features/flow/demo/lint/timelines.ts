import type { Judged } from './rule.ts'

const kinds = {
  candidate: 'full_name',
  client: 'name',
  vendor: 'name',
  institution: 'name',
  programme: 'name',
  intake: "'from ' || starts_on",
  'institution-contract': "'from ' || starts_on",
  'vendor-contact': 'full_name',
  'vendor-group': 'name',
  job: 'job_title',
  submission: "candidate_name || ' for ' || job_title",
  interview: "'round ' || round",
  placement: "'from ' || start_on",
  hotlist: 'name',
  campaign: 'subject',
  application: "first_name || ' ' || last_name",
  student: 'full_name',
  lead: "first_name || ' ' || last_name",
} as const

/** Judges that each record has its beginning in the trail, at the moment at which it was made. */
export async function trailIsThere({ sql }: Judged): Promise<string[]> {
  const found: string[] = []
  for (const [kind, named] of Object.entries(kinds)) {
    const rows = await sql<{ name: string; isThere: boolean }[]>`
      select ${sql.unsafe(named)} as name,
        exists (select from audit a where a.record_id = t.id::text and a.record_kind = ${kind}) as "isThere"
      from ${sql(kind.replace('-', '_'))} t where t.deleted_at is null
        and not exists (select from audit a where a.record_id = t.id::text and a.record_kind = ${kind}
          and abs(extract(epoch from a.at - t.created_at)) < 60)`
    for (const { name, isThere } of rows)
      found.push(`The ${kind} ${name} has ${isThere ? 'no beginning in its timeline' : 'an empty timeline'}`)
  }
  return found
}
