-- Where a student applies: one programme, one intake, and how far that is.
create table student_application (
  id uuid primary key,
  company_id uuid not null,
  student_id uuid not null,
  institution_id uuid not null,
  programme_id uuid not null,
  intake_id uuid not null,
  -- The intake that it was made for, once it was deferred.
  first_intake_id uuid,
  contract_id uuid,
  -- One of the company's vendors who brought the student.
  sub_agent_id uuid,
  stage text not null default 'draft' check (stage in
    ('draft', 'in-review', 'submitted', 'offer', 'deposit-paid', 'confirmed', 'visa-filed', 'enrolled', 'rejected', 'withdrawn', 'deferred')),
  stage_on date not null,
  -- The stage that it left to rest.
  rested_from text check (rested_from in
    ('draft', 'in-review', 'submitted', 'offer', 'deposit-paid', 'confirmed', 'visa-filed', 'enrolled')),
  has_deposit boolean not null default true,
  has_visa boolean not null default true,
  authority text not null default 'none' check (authority in
    ('none', 'filed', 'biometrics', 'papers-asked', 'interview', 'granted', 'refused', 'withdrawn')),
  authority_on date,
  authority_number text not null default '',
  -- The institution's own number of the student.
  student_number text not null default '',
  -- Sums in the smallest unit of their currency.
  scholarship_amount bigint check (scholarship_amount between 0 and 99999999999),
  scholarship_currency text,
  deposit_amount bigint check (deposit_amount between 0 and 99999999999),
  deposit_currency text,
  deposit_due_on date,
  refusal_explained boolean not null default false,
  note text not null default '',
  -- What comes next, kept by a trigger: of several the earliest.
  deadline_kind text check (deadline_kind in ('application', 'deposit', 'condition', 'confirmation')),
  deadline_at timestamptz,
  audience int not null,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  unique (company_id, id),
  foreign key (company_id, student_id) references student (company_id, id) on delete cascade,
  foreign key (company_id, institution_id) references institution (company_id, id),
  foreign key (company_id, institution_id, programme_id) references programme (company_id, institution_id, id),
  foreign key (company_id, programme_id, intake_id) references intake (company_id, programme_id, id),
  foreign key (company_id, programme_id, first_intake_id) references intake (company_id, programme_id, id),
  foreign key (company_id, institution_id, contract_id) references institution_contract (company_id, institution_id, id),
  foreign key (company_id, sub_agent_id) references vendor (company_id, id) on delete set null (sub_agent_id),
  foreign key (company_id, audience) references audience (company_id, id),
  check (num_nulls(scholarship_amount, scholarship_currency) in (0, 2)),
  check (num_nulls(deposit_amount, deposit_currency) in (0, 2)),
  check (num_nulls(deadline_kind, deadline_at) in (0, 2)),
  check ((authority = 'none') = (authority_on is null))
);
-- One student, one programme, one intake: one that goes on.
create unique index student_application_live on student_application (student_id, programme_id, intake_id)
  where deleted_at is null and stage not in ('rejected', 'withdrawn', 'deferred');
create index student_application_of on student_application (student_id);
create index student_application_list on student_application (company_id, created_at desc, id desc)
  include (stage, authority, updated_at) where deleted_at is null;
create index student_application_sight on student_application (company_id, audience, created_at desc, id desc) where deleted_at is null;
create index student_application_by_change on student_application (company_id, updated_at, id) where deleted_at is null;
create index student_application_by_deadline on student_application (company_id, deadline_at, id) where deleted_at is null;
create index student_application_everywhere on student_application (created_at desc, id desc) where deleted_at is null;
create index student_application_institution on student_application (institution_id, stage) where deleted_at is null;
create index student_application_intake on student_application (intake_id);
create index student_application_first_intake on student_application (first_intake_id) where first_intake_id is not null;
create index student_application_contract on student_application (contract_id) where contract_id is not null;
create index student_application_sub_agent on student_application (sub_agent_id) where sub_agent_id is not null;

alter table student_document add constraint student_document_in_company unique (company_id, id);
create table student_application_condition (
  id uuid primary key,
  company_id uuid not null,
  application_id uuid not null,
  text text not null,
  due_on date,
  met_on date,
  met_by uuid references user_account (id),
  -- The student's paper that meets it.
  document_id uuid,
  created_at timestamptz not null default now(),
  foreign key (company_id, application_id) references student_application (company_id, id) on delete cascade,
  foreign key (company_id, document_id) references student_document (company_id, id) on delete set null (document_id)
);
create index student_application_condition_of on student_application_condition (application_id, created_at);
create index student_application_condition_document on student_application_condition (document_id) where document_id is not null;

create table student_application_confirmation (
  id uuid primary key,
  company_id uuid not null,
  application_id uuid not null,
  kind text not null check (kind in ('loa', 'pal', 'tal', 'caq', 'cas', 'i20', 'i901', 'coe', 'offer-of-place', 'letter')),
  number text not null,
  last_day date,
  -- The deferral with which it died.
  dead_by uuid,
  created_at timestamptz not null default now(),
  foreign key (company_id, application_id) references student_application (company_id, id) on delete cascade
);
create unique index student_application_confirmation_once on student_application_confirmation (application_id, kind) where dead_by is null;
create index student_application_confirmation_of on student_application_confirmation (application_id, created_at);

create table student_application_move (
  id uuid primary key,
  company_id uuid not null,
  application_id uuid not null,
  of text not null check (of in ('stage', 'authority')),
  "from" text not null,
  "to" text not null,
  kind text not null check (kind in ('forward', 'past', 'end', 'back', 'reopen', 'defer')),
  "on" date not null,
  reason text not null default '',
  -- The columns as they stood before, for its undoing.
  before jsonb not null,
  made_by uuid references user_account (id),
  made_at timestamptz not null default clock_timestamp(),
  undone_at timestamptz,
  foreign key (company_id, application_id) references student_application (company_id, id) on delete cascade
);
create index student_application_move_of on student_application_move (application_id, made_at desc, id desc);

-- The furthest of a student's applications that go on; null where none does.
alter table student add column application_stage text check (application_stage in
  ('draft', 'in-review', 'submitted', 'offer', 'deposit-paid', 'confirmed', 'visa-filed', 'enrolled'));
create index student_by_stage on student (company_id, application_stage, created_at desc, id desc)
  where deleted_at is null and application_stage is not null;

create function keep_student_stage(wanted uuid) returns void language sql as $$
  update student s set application_stage = f.stage
  from (select (select a.stage from student_application a
      where a.student_id = wanted and a.deleted_at is null and a.stage not in ('rejected', 'withdrawn', 'deferred')
      order by array_position(array['draft', 'in-review', 'submitted', 'offer', 'deposit-paid', 'confirmed', 'visa-filed', 'enrolled'], a.stage) desc
      limit 1) as stage) f
  where s.id = wanted and s.application_stage is distinct from f.stage
$$;
create function keep_stage_of_student() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform keep_student_stage(old.student_id); end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.student_id <> old.student_id) then perform keep_student_stage(new.student_id); end if;
  return null;
end $$;
create trigger student_application_stage_added after insert on student_application for each row execute function keep_stage_of_student();
create trigger student_application_stage_removed after delete on student_application for each row execute function keep_stage_of_student();
create trigger student_application_stage_changed after update on student_application for each row
  when (old.stage <> new.stage or old.student_id <> new.student_id or old.deleted_at is distinct from new.deleted_at)
  execute function keep_stage_of_student();

-- Lays an application to rest, with its move; `resting` is the row as it stands.
create function rest_application(resting student_application) returns void language sql as $$
  insert into student_application_move (id, company_id, application_id, of, "from", "to", kind, "on", before)
  values (uuidv7(), resting.company_id, resting.id, 'stage', resting.stage, 'withdrawn', 'end', current_date, '{}')
$$;

-- Whoever sees a student sees where they apply. Of two that go on for one programme and intake, once two students turned out to be one, the
-- further one goes on.
create function keep_student_application() returns trigger language plpgsql as $$
declare
  there text;
  twin student_application;
  steps constant text[] := array['draft', 'in-review', 'submitted', 'offer', 'deposit-paid', 'confirmed', 'visa-filed', 'enrolled'];
begin
  if tg_op = 'INSERT' or new.student_id <> old.student_id then
    new.audience := (select s.audience from student s where s.id = new.student_id);
  end if;
  if tg_op = 'UPDATE' and new.student_id <> old.student_id then
    -- It lay in the bin with its student alone.
    if old.deleted_at = (select s.deleted_at from student s where s.id = old.student_id) then
      new.deleted_at := null;
    end if;
    select o.* into twin from student_application o where o.student_id = new.student_id and o.id <> new.id and o.deleted_at is null
      and o.programme_id = new.programme_id and o.intake_id = new.intake_id and o.stage = any(steps);
    if found and new.deleted_at is null and new.stage = any(steps) then
      if array_position(steps, new.stage) > array_position(steps, twin.stage) then
        perform rest_application(twin);
        update student_application set rested_from = stage, stage = 'withdrawn', stage_on = current_date where id = twin.id;
      else
        perform rest_application(old);
        new.rested_from := new.stage;
        new.stage := 'withdrawn';
        new.stage_on := current_date;
      end if;
    end if;
  end if;
  select coalesce(i.zone, 'UTC') into there from institution i where i.id = new.institution_id;
  select d.kind, d.at into new.deadline_kind, new.deadline_at from (
    select 'application' as kind, k.deadline_at as at from intake k where k.id = new.intake_id and new.stage in ('draft', 'in-review')
    union all
    select 'deposit', (new.deposit_due_on + time '23:59') at time zone there where new.stage = 'offer' and new.has_deposit
    union all
    select 'condition', (min(c.due_on) + time '23:59') at time zone there from student_application_condition c
      where c.application_id = new.id and c.met_on is null and new.stage in ('offer', 'deposit-paid', 'confirmed', 'visa-filed')
    union all
    select 'confirmation', (min(c.last_day) + time '23:59') at time zone there from student_application_confirmation c
      where c.application_id = new.id and c.dead_by is null and new.stage = 'confirmed'
  ) d where d.at is not null order by d.at limit 1;
  return new;
end $$;
create trigger student_application_kept before insert or update on student_application for each row execute function keep_student_application();

create function keep_applications_with_student() returns trigger language plpgsql as $$
begin
  if old.audience <> new.audience then
    update student_application set audience = new.audience where student_id = new.id;
  end if;
  -- They lie in the bin with their student, and come back with them; those that were deleted before stay there.
  if old.deleted_at is null and new.deleted_at is not null then
    update student_application set deleted_at = new.deleted_at where student_id = new.id and deleted_at is null;
  elsif old.deleted_at is not null and new.deleted_at is null then
    update student_application set deleted_at = null where student_id = new.id and deleted_at = old.deleted_at;
  end if;
  return null;
end $$;
create trigger student_applications after update on student for each row
  when (old.audience is distinct from new.audience or old.deleted_at is distinct from new.deleted_at)
  execute function keep_applications_with_student();

create function keep_applications_with_intake() returns trigger language plpgsql as $$
begin
  update student_application set intake_id = intake_id where intake_id = new.id;
  return null;
end $$;
create trigger intake_applications after update on intake for each row
  when (old.deadline_at is distinct from new.deadline_at) execute function keep_applications_with_intake();
create function keep_applications_with_institution() returns trigger language plpgsql as $$
begin
  update student_application set institution_id = institution_id where institution_id = new.id;
  return null;
end $$;
create trigger institution_applications after update on institution for each row
  when (old.zone is distinct from new.zone) execute function keep_applications_with_institution();

create trigger student_application_added after insert on student_application referencing new table as added
  for each statement execute function note_record_delta('student-application');
create trigger student_application_removed after delete on student_application referencing old table as removed
  for each statement execute function note_record_delta('student-application');
create trigger student_application_changed after update on student_application referencing old table as removed new table as added
  for each statement execute function note_record_delta('student-application');

select guard_rows(guarded::regclass) from unnest(array['student_application', 'student_application_condition',
  'student_application_confirmation', 'student_application_move']) as guarded;

insert into record_kind (kind, name_query, audience_query, gone_audience) values
  ('student-application', $q$select s.full_name || ' · ' || i.name from student_application t join student s on s.id = t.student_id join institution i on i.id = t.institution_id where t.id = wanted$q$,
    'select t.audience from student_application t where t.id = wanted', 0);
select build_record_kinds();
