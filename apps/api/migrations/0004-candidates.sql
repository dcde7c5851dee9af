create table parse (
  id uuid primary key,
  company_id uuid not null references company (id),
  created_by uuid not null references user_account (id),
  file_key text not null references stored_file (key),
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed')),
  result jsonb,
  reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table candidate (
  id uuid primary key,
  company_id uuid not null references company (id),
  first_name text not null,
  last_name text not null,
  name_confirmed boolean not null default false,
  has_only_one_name boolean not null default false,
  email text not null,
  phone text not null,
  job_title text,
  experience numeric(4, 1),
  skills text[] not null default '{}',
  location text,
  work_authorization_id uuid references lookup (id),
  ready_to_relocate boolean not null default false,
  is_us_citizen boolean not null default false,
  status text not null default 'active' check (status in ('active', 'inactive')),
  resume_key text references stored_file (key),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  full_name text generated always as (first_name || ' ' || last_name) stored,
  search_text text generated always as
    (search_fold(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(job_title, ''))) stored,
  search_words tsvector generated always as
    (to_tsvector('simple', search_fold(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(job_title, '')))) stored
);
create unique index candidate_email on candidate (company_id, lower(email)) where deleted_at is null;
create index candidate_list on candidate (company_id, created_at desc, id desc) where deleted_at is null;
create index candidate_by_name on candidate (company_id, full_name collate corridor_text, id) where deleted_at is null;
create index candidate_search on candidate using gin (company_id, search_text gin_trgm_ops) with (fastupdate = off);
create index candidate_words on candidate using gin (company_id, search_words) with (fastupdate = off);
create index candidate_work_authorization on candidate (work_authorization_id) where deleted_at is null;
create trigger candidate_added after insert on candidate referencing new table as added
  for each statement execute function note_record_delta('candidate');
create trigger candidate_changed after update on candidate referencing old table as removed new table as added
  for each statement execute function note_record_delta('candidate');
create trigger candidate_removed after delete on candidate referencing old table as removed
  for each statement execute function note_record_delta('candidate');

create table hotlist (
  id uuid primary key,
  company_id uuid not null references company (id),
  name text not null,
  description text not null,
  is_public boolean not null default true,
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz
);
create unique index hotlist_name on hotlist (company_id, lower(name)) where deleted_at is null;
create index hotlist_list on hotlist (company_id, created_at desc, id desc) where deleted_at is null;

create table hotlist_candidate (
  hotlist_id uuid not null references hotlist (id),
  candidate_id uuid not null references candidate (id),
  company_id uuid not null references company (id),
  added_by uuid references user_account (id),
  added_at timestamptz not null default now(),
  primary key (hotlist_id, candidate_id)
);
create index hotlist_candidate_of on hotlist_candidate (candidate_id);
