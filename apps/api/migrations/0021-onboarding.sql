-- What the onboarding asks of a company (spec 3 §3).
alter table company
  add column name_confirmed boolean not null default false,
  add column website_link text,
  -- The answers Don't Have and Don't Need, by the names that the wire gives them; those that are not there are false.
  add column documentation_info jsonb not null default '{}',
  add constraint company_step check (current_on_boarding_step between 1 and 6);
create index company_list on company (created_at desc, id desc) where deleted_at is null;

create table company_location (
  id uuid primary key,
  company_id uuid not null references company (id),
  address_type text not null,
  country_id uuid not null references country (id),
  -- One of the known states and cities, or its name where they are not known.
  state_id uuid references state (id),
  state_name text,
  city_id uuid references city (id),
  city_name text,
  address text not null,
  zip_code text not null,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  check (num_nonnulls(state_id, state_name) = 1),
  check (num_nonnulls(city_id, city_name) = 1)
);
create index company_location_list on company_location (company_id, created_at desc, id desc) where deleted_at is null;

create table company_employee (
  id uuid primary key,
  company_id uuid not null references company (id),
  authority_type text not null,
  authority_position text not null,
  first_name text not null,
  middle_name text,
  last_name text not null,
  name_confirmed boolean not null default false,
  has_only_one_name boolean not null default false,
  email text not null,
  country_code text not null,
  mobile text not null,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  full_name text generated always as
    (rtrim(first_name || ' ' || coalesce(nullif(middle_name, '') || ' ', '') || last_name)) stored
);
create index company_employee_list on company_employee (company_id, created_at desc, id desc) where deleted_at is null;

create table company_document (
  id uuid primary key,
  company_id uuid not null references company (id),
  document_type text not null,
  file_key text not null references stored_file (key),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, document_type)
);
create index company_document_file on company_document (file_key);

create table company_reference (
  id uuid primary key,
  company_id uuid not null unique references company (id),
  reference_by text not null,
  detail text not null,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);
