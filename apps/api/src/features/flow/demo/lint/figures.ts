import type { Judged } from './rule.ts'

const leastOf = {
  member: 6,
  client: 40,
  vendor: 100,
  submission: 240,
  interview: 90,
  placement: 34,
  campaign: 24,
  resume: 60,
} as const

/** Judges that the year is as large as it is told, and that figures which two pages show are the same. */
export async function figuresAgree({ sql }: Judged): Promise<string[]> {
  const [harbor] = await sql<{ id: string }[]>`select id from company where name = 'Harbor Staffing'`
  if (!harbor) return ['There is no Harbor Staffing']
  const counted = await sql<{ what: keyof typeof leastOf; n: number }[]>`
    select 'member' as what, count(*)::int as n from membership where company_id = ${harbor.id}
    union all select 'resume', count(*)::int from candidate where company_id = ${harbor.id} and resume_key is not null and deleted_at is null
    union all select 'client', count(*)::int from client where company_id = ${harbor.id} and deleted_at is null
    union all select 'vendor', count(*)::int from vendor where company_id = ${harbor.id} and deleted_at is null
    union all select 'submission', count(*)::int from submission where company_id = ${harbor.id} and deleted_at is null
    union all select 'interview', count(*)::int from interview where company_id = ${harbor.id} and deleted_at is null
    union all select 'placement', count(*)::int from placement where company_id = ${harbor.id} and deleted_at is null
    union all select 'campaign', count(*)::int from campaign where company_id = ${harbor.id} and deleted_at is null`
  const few = counted.flatMap(({ what, n }) =>
    n < leastOf[what] ? [`There are ${n} of ${leastOf[what]}: ${what}`] : [],
  )
  const apart = await sql<{ fault: string }[]>`
    select 'The list of ' || k.kind || ' says ' || k.kept || ', and there are ' || k.n as fault from (
      select d.kind, sum(d.n)::int as kept, case d.kind
        when 'candidate' then (select count(*) from candidate where company_id = ${harbor.id} and deleted_at is null)
        when 'vendor' then (select count(*) from vendor where company_id = ${harbor.id} and deleted_at is null)
        when 'job' then (select count(*) from job where company_id = ${harbor.id} and deleted_at is null)
        when 'submission' then (select count(*) from submission where company_id = ${harbor.id} and deleted_at is null)
        when 'placement' then (select count(*) from placement where company_id = ${harbor.id} and deleted_at is null) end::int as n
      from record_delta d where d.company_id = ${harbor.id} group by d.kind) k where k.n is distinct from k.kept and k.n is not null
    union all
    select 'The campaign ' || g.subject || ' was sent, and has nobody whom it was sent to' from campaign g
      where g.state = 'done' and not exists (select from campaign_recipient r where r.campaign_id = g.id)
    union all
    select 'The campaign ' || g.subject || ' counts ' || count(r.id) || ' addresses and ' || count(distinct r.address) || ' of them'
      from campaign g join campaign_recipient r on r.campaign_id = g.id group by g.id having count(r.id) <> count(distinct r.address)
    union all
    select s.candidate_name || ' is submitted for ' || s.job_title || ' through ' || count(*) || ' firms at one place' from submission s
      join submission_hop h on h.submission_id = s.id group by s.id, h.place having count(*) > 1`
  return [...few, ...apart.map(({ fault }) => fault)]
}
