-- A submission that goes out with a mail stands once that has left: it is being sent before, and was not sent if no server took it.
alter table submission
  drop constraint submission_state_check,
  add constraint submission_state_check check (state in
    ('to-vendor', 'to-prime', 'to-client', 'interview', 'confirmed', 'started', 'refused-by-candidate', 'refused-by-vendor',
     'refused-by-prime', 'refused-by-client', 'refused-by-us', 'withdrawn', 'closed', 'no-answer', 'sending', 'not-sent', 'unknown'));

-- One that is being sent keeps others away already, though it counts nowhere yet.
drop index submission_live, submission_list;
alter table submission drop column is_live;
alter table submission
  add column is_live boolean not null generated always as
    (state in ('to-vendor', 'to-prime', 'to-client', 'interview', 'confirmed', 'started', 'unknown')) stored,
  add column is_held boolean not null generated always as
    (state in ('to-vendor', 'to-prime', 'to-client', 'interview', 'confirmed', 'started', 'unknown', 'sending')) stored,
  add column has_left boolean not null generated always as (state not in ('sending', 'not-sent')) stored;

create or replace function keep_submission_apart() returns trigger language plpgsql as $$
begin
  -- Two that are parted again are no double any more.
  if new.clash_with is not null and not exists (
    select from submission s
    where s.id = new.clash_with and s.candidate_id = new.candidate_id and s.requirement_id = new.requirement_id)
  then new.clash_with := null; end if;
  if not new.is_held or new.clash_with is not null or new.deleted_at is not null then return new; end if;
  select s.id into new.clash_with from submission s
    where s.company_id = new.company_id and s.candidate_id = new.candidate_id and s.requirement_id = new.requirement_id
      and s.is_held and s.clash_with is null and s.deleted_at is null and s.id <> new.id;
  if new.clash_with is not null then new.clash_told := false; end if;
  return new;
end $$;

-- What stands as submitted though its mail did not leave, and what nobody touched since.
update submission s set
  state = case when m.answer_state = 'refused' then 'not-sent' when m.answer_state = 'unknown' then 'unknown' else 'sending' end
from inbox_mail m
where m.id = s.mail_id and s.state = 'to-vendor' and s.version = 1
  and m.answer_state in ('queued', 'sending', 'refused', 'unknown');

create unique index submission_live on submission (company_id, candidate_id, requirement_id)
  where is_held and clash_with is null and deleted_at is null;
create index submission_list on submission (company_id, created_at desc, id desc) include (state, is_live, updated_at)
  where deleted_at is null;

-- So often a mail was tried before somebody had it sent again: its tries are counted on, its waits begin anew.
alter table inbox_mail add column tries_before int not null default 0;
