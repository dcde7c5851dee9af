-- A request whose submission was withdrawn before anybody answered says so. It is no request that ran out.
alter table representation
  drop constraint representation_state_check,
  add constraint representation_state_check check (state in ('asked', 'agreed', 'declined', 'revoked', 'expired', 'withdrawn'));

update representation t set state = 'withdrawn' from job j
where j.id = t.job_id and t.state = 'expired' and t.decided_at is null and exists (
  select from submission w where w.candidate_id = t.candidate_id and w.requirement_id = j.requirement_id
    and w.state = 'withdrawn' and w.state_at > t.created_at and (t.ask_until is null or w.state_at::date <= t.ask_until));
