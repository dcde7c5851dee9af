-- A person is asked about a job once at a time. What has ended by its day, or with its submission, is written down as ended.
alter table representation
  drop constraint representation_state_check,
  add constraint representation_state_check check (state in ('asked', 'agreed', 'declined', 'revoked', 'expired'));

update representation t set state = 'expired' from job j
where j.id = t.job_id and t.state = 'asked' and (t.ask_until < company_day(t.company_id) or exists (
  select from submission w where w.candidate_id = t.candidate_id and w.requirement_id = j.requirement_id
    and w.state = 'withdrawn' and w.state_at > t.created_at));

-- Of several open requests the newest stays.
with ended as (
  update representation t set state = 'revoked', version = version + 1, updated_at = now()
  where t.state = 'asked' and exists (
    select from representation o where o.candidate_id = t.candidate_id and o.job_id = t.job_id and o.state = 'asked'
      and (o.created_at, o.id) > (t.created_at, t.id))
  returning t.id
)
update mail set sealed_content = null, text_body = '', html_body = '',
  state = case when state in ('queued', 'deferred') then 'refused' else state end,
  answer = case when state in ('queued', 'deferred') then 'Its code or link died before it went out.' else answer end
from ended where mail.secret_of = 'representation:' || ended.id;

create unique index representation_open on representation (candidate_id, job_id) where state = 'asked';

-- If two people turn out to be one, the request that comes over ends where another is open.
create function end_second_request() returns trigger language plpgsql as $$
begin
  if exists (select from representation o
    where o.candidate_id = new.candidate_id and o.job_id = new.job_id and o.state = 'asked' and o.id <> new.id) then
    new.state := 'revoked';
  end if;
  return new;
end $$;
create trigger representation_comes_over before update of candidate_id on representation
  for each row when (new.state = 'asked' and new.candidate_id <> old.candidate_id) execute function end_second_request();
