-- What a candidate's record holds several of. Dates are as people tell them, '2019' or '2019-05', and so are texts.
create table candidate_history (
  id uuid primary key,
  company_id uuid not null references company (id),
  candidate_id uuid not null references candidate (id) on delete cascade,
  job_title text,
  employer text,
  start_date text,
  end_date text,
  is_current boolean not null default false,
  country text,
  state text,
  city text,
  responsibilities text,
  skill_pool text,
  environment_tool text,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz
);
create index candidate_history_of on candidate_history (candidate_id);
create index candidate_history_list on candidate_history (company_id, created_at desc, id desc) where deleted_at is null;

create table candidate_education (
  id uuid primary key,
  company_id uuid not null references company (id),
  candidate_id uuid not null references candidate (id) on delete cascade,
  degree text,
  school text,
  graduation_year text,
  country text,
  state text,
  city text,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz
);
create index candidate_education_of on candidate_education (candidate_id);
create index candidate_education_list on candidate_education (company_id, created_at desc, id desc) where deleted_at is null;

create table candidate_certification (
  id uuid primary key,
  company_id uuid not null references company (id),
  candidate_id uuid not null references candidate (id) on delete cascade,
  name text not null,
  issuer text,
  year text,
  expiry_date text,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz
);
create index candidate_certification_of on candidate_certification (candidate_id);
create index candidate_certification_list on candidate_certification (company_id, created_at desc, id desc) where deleted_at is null;

create table candidate_language (
  id uuid primary key,
  company_id uuid not null references company (id),
  candidate_id uuid not null references candidate (id) on delete cascade,
  language text not null,
  level text,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz
);
create index candidate_language_of on candidate_language (candidate_id);
create index candidate_language_list on candidate_language (company_id, created_at desc, id desc) where deleted_at is null;

-- Through whom a candidate comes.
create table candidate_contact (
  id uuid primary key,
  company_id uuid not null references company (id),
  candidate_id uuid not null references candidate (id) on delete cascade,
  vendor_contact text not null,
  first_name text not null,
  last_name text not null,
  name_confirmed boolean not null default false,
  has_only_one_name boolean not null default false,
  employer_name text,
  office_number text,
  email_id text,
  mobile_number text,
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz
);
create index candidate_contact_of on candidate_contact (candidate_id);
create index candidate_contact_list on candidate_contact (company_id, created_at desc, id desc) where deleted_at is null;

-- From when a candidate can start: at once is -infinity, not for now is infinity.
alter table candidate add column available_from date,
  -- Kept, for folding a hundred thousand places anew takes a second.
  add column place_text text generated always as (search_fold(location)) stored;

-- The default order holds what lists are narrowed by, so that matches are found and counted without a look at the rows.
drop index candidate_list;
create index candidate_list on candidate (company_id, created_at desc, id desc)
  include (status, experience, work_authorization_id, available_from, place_text) where deleted_at is null;

create function skill_keys(skills text[]) returns text[] language sql immutable strict parallel safe as
  $$ select coalesce(array_agg(lower(skill)), '{}') from unnest(skills) skill $$;
create index candidate_skills on candidate using gin (company_id, skill_keys(skills)) with (fastupdate = off);
create index candidate_places on candidate using gin (company_id, place_text gin_trgm_ops) with (fastupdate = off);
-- The places of a company one after the other, without those between.
create index candidate_place_names on candidate (company_id, place_text collate "C", location)
  where deleted_at is null and location is not null;

-- A candidate's timeline: on which hotlists somebody was put.
create index audit_members on audit using gin ((coalesce(after, before) -> 'candidateIds'))
  where action in ('hotlist.add-candidates', 'hotlist.remove-candidates');
