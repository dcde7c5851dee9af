import type { Judged } from './rule.ts'

/** Judges that what follows comes later: received, submitted, interviewed, started. */
export async function datesInOrder({ sql }: Judged): Promise<string[]> {
  const found = await sql<{ fault: string }[]>`
    with work as (
      select s.*, s.candidate_name || ' for ' || s.job_title as name, j.received_on, j.closed_at, c.created_at as candidate_at
      from submission s join job j on j.id = s.job_id join candidate c on c.id = s.candidate_id where s.deleted_at is null)
    select name || ' was submitted on ' || created_at::date || ', before the job came on ' || received_on as fault
      from work where created_at::date < received_on
    union all select name || ' was submitted before the candidate was known' from work where created_at < candidate_at
    union all select name || ' was submitted after the job was closed' from work where created_at > closed_at
    union all select name || ' moved before it was submitted' from work where state_at < created_at or updated_at < created_at
    union all
    select w.name || ' was interviewed before it was submitted' from interview i join work w on w.id = i.submission_id
      where i.starts_at < w.created_at or i.created_at < w.created_at
    union all
    select w.name || ' has an outcome of an interview that is still to come' from interview i join work w on w.id = i.submission_id
      where i.outcome is not null and i.starts_at > now()
    union all
    select w.name || ' has an interview that was planned after it' from interview i join work w on w.id = i.submission_id
      where i.created_at > i.starts_at
    union all
    select w.name || ' started on ' || p.start_on || ', before an interview' from placement p join work w on w.id = p.submission_id
      where exists (select from interview i where i.submission_id = w.id and i.starts_at::date > p.start_on)
    union all
    select w.name || ' started on ' || p.start_on || ', before it was submitted' from placement p join work w on w.id = p.submission_id
      where p.start_on < w.created_at::date
    union all
    select 'The job ' || j.job_title || ' came before its vendor ' || v.name || ' was known' from job j join vendor v on v.id = j.vendor_id
      where j.created_at < v.created_at
    union all
    select 'The job ' || j.job_title || ' came before its client ' || e.name || ' was known' from job j join client e on e.id = j.client_id
      where j.created_at < e.created_at
    union all
    select a.first_name || ' ' || a.last_name || ' applied when ' || j.job_title || ' was not open' from application a
      join job j on j.id = a.job_id where a.created_at < j.created_at or a.created_at > j.closed_at
    union all
    select 'The campaign ' || subject || ' ended before it began' from campaign where ended_at < started_at or started_at < created_at
    union all
    select 'The campaign ' || g.subject || ' was answered before it was sent' from campaign_recipient r join campaign g on g.id = r.campaign_id
      where r.replied_at < r.state_at or r.clicked_at < r.state_at
    union all
    select 'The campaign ' || g.subject || ' shows ' || c.full_name || ' before the candidate was known'
      from campaign_candidate m join campaign g on g.id = m.campaign_id join candidate c on c.id = m.candidate_id
      where m.shown_at < c.created_at
    union all
    select c.name || ' has members from before it was there' from vendor c join vendor_contact t on t.vendor_id = c.id
      where t.created_at < c.created_at`
  return found.map(({ fault }) => fault)
}
