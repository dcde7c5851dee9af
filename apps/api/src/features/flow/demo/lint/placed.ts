import type { Judged } from './rule.ts'

/** Judges that each who was hired is placed, that who is placed was hired, and that nobody works at two places on one day. */
export async function hiredArePlaced({ sql }: Judged): Promise<string[]> {
  const found = await sql<{ fault: string }[]>`
    select s.candidate_name || ' started for ' || s.job_title || ' without a placement' as fault from submission s
      where s.state = 'started' and s.deleted_at is null
        and not exists (select from placement p where p.submission_id = s.id and p.deleted_at is null)
    union all
    select s.candidate_name || ' is placed for ' || s.job_title || ' and stands as ' || s.state from placement p
      join submission s on s.id = p.submission_id where s.state <> 'started' and p.deleted_at is null
    union all
    select a.first_name || ' ' || a.last_name || ' was hired for ' || j.job_title || ' without a placement' from application a
      join stage g on g.id = a.stage_id join job j on j.id = a.job_id
      where g.name = 'Hired' and a.deleted_at is null and not exists (
        select from placement p join submission s on s.id = p.submission_id
        where s.candidate_id = a.candidate_id and s.job_id = a.job_id)
    union all
    select s.candidate_name || ' is placed twice on one day' from placement p join submission s on s.id = p.submission_id
      where exists (
        select from placement q join submission o on o.id = q.submission_id
        where o.candidate_id = s.candidate_id and q.id > p.id and q.start_on <= p.end_on and p.start_on <= q.end_on)
    union all
    select s.candidate_name || ' works and stands on the bench' from placement p join submission s on s.id = p.submission_id
      join candidate c on c.id = s.candidate_id
      where c.bench_since is not null and current_date between p.start_on and p.end_on`
  return found.map(({ fault }) => fault)
}
