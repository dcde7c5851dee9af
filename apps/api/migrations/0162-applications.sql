-- The steps through which a company leads those who apply.
create table stage (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company (id),
  name text not null,
  kind text not null default 'open' check (kind in ('open', 'hired', 'declined')),
  place int not null,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id)
);
create unique index stage_name on stage (company_id, lower(name));
create index stage_place on stage (company_id, place, id);

-- Every company begins with the same six: nobody has to set anything up before the first person applies.
create function begin_stages() returns trigger language plpgsql as $$
begin
  insert into stage (company_id, name, kind, place) values
    (new.id, 'New', 'open', 0), (new.id, 'Screening', 'open', 1), (new.id, 'Interview', 'open', 2),
    (new.id, 'Offer', 'open', 3), (new.id, 'Hired', 'hired', 4), (new.id, 'Declined', 'declined', 5);
  return null;
end $$;
create trigger company_stages after insert on company for each row execute function begin_stages();
insert into stage (company_id, name, kind, place)
select c.id, s.name, s.kind, s.place from company c cross join (values
  ('New', 'open', 0), ('Screening', 'open', 1), ('Interview', 'open', 2),
  ('Offer', 'open', 3), ('Hired', 'hired', 4), ('Declined', 'declined', 5)) as s (name, kind, place);

-- Who applied to which published job, and where that stands.
create table application (
  id uuid primary key,
  company_id uuid not null references company (id),
  job_id uuid not null references job (id),
  candidate_id uuid not null references candidate (id),
  -- As the person wrote it; the candidate may have been called otherwise before.
  first_name text not null,
  last_name text not null default '',
  full_name text not null generated always as (trim(first_name || ' ' || last_name)) stored,
  email text not null,
  phone text not null default '',
  message text not null default '',
  resume_key text references stored_file (key),
  -- The reading of that resume, until it has filled in the candidate.
  parse_id uuid,
  is_new_candidate boolean not null default false,
  consent_at timestamptz not null default now(),
  consent_version int not null,
  -- When somebody filled in the form with this address again.
  again_at timestamptz,
  stage_id uuid not null,
  stage_at timestamptz not null default now(),
  declined_by text check (declined_by in ('us', 'candidate')),
  decline_reason text not null default '',
  note text not null default '',
  audience int not null references audience (id),
  -- Nobody of the company: who applies is none of its members.
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  unique (company_id, id),
  foreign key (company_id, stage_id) references stage (company_id, id)
);
-- One address applies to a job once.
create unique index application_once on application (job_id, lower(email)) where deleted_at is null;
create index application_list on application (company_id, created_at desc, id desc) include (stage_id, updated_at) where deleted_at is null;
create index application_sight on application (company_id, audience, created_at desc, id desc) where deleted_at is null;
create index application_by_change on application (company_id, updated_at, id) where deleted_at is null;
create index application_by_stage_date on application (company_id, stage_at, id) where deleted_at is null;
create index application_by_name on application (company_id, full_name collate corridor_text, id) where deleted_at is null;
create index application_everywhere on application (created_at desc, id desc) where deleted_at is null;
create index application_board on application (stage_id, stage_at desc, id desc) where deleted_at is null;
create index application_job on application (job_id);
create index application_candidate on application (candidate_id);
create index application_resume on application (resume_key) where resume_key is not null;
create index application_parse on application (parse_id) where parse_id is not null;

-- Whoever sees a job sees who applied to it.
create function keep_application_audience() returns trigger language plpgsql as $$
begin
  if new.audience is null then select j.audience into new.audience from job j where j.id = new.job_id; end if;
  return new;
end $$;
create trigger application_audience before insert on application for each row execute function keep_application_audience();
create function keep_applications_with_job() returns trigger language plpgsql as $$
begin
  update application set audience = new.audience where job_id = new.id;
  return null;
end $$;
create trigger job_applications after update on job for each row
  when (old.audience is distinct from new.audience) execute function keep_applications_with_job();

create trigger application_added after insert on application referencing new table as added
  for each statement execute function note_record_delta('application');
create trigger application_removed after delete on application referencing old table as removed
  for each statement execute function note_record_delta('application');
create trigger application_changed after update on application referencing old table as removed new table as added
  for each statement execute function note_record_delta('application');
