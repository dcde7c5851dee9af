-- Where a company has offices, apart from the registered addresses of its onboarding.
create table company_office (
  id uuid primary key,
  company_id uuid not null references company (id),
  name text not null,
  address text not null,
  country_id uuid not null references country (id),
  -- One of the known states and cities, or its name where they are not known.
  state_id uuid references state (id),
  state_name text,
  city_id uuid references city (id),
  city_name text,
  zip_code text not null,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  check (num_nonnulls(state_id, state_name) = 1),
  check (num_nonnulls(city_id, city_name) = 1)
);
create index company_office_list on company_office (company_id, created_at desc, id desc) where deleted_at is null;

-- To whom and where its bills go. The e-mail address is as it was typed.
create table billing_details (
  id uuid primary key,
  company_id uuid not null references company (id),
  name text not null,
  email text not null,
  phone text not null,
  address text not null,
  country_id uuid not null references country (id),
  -- One of the known states and cities, or its name where they are not known.
  state_id uuid references state (id),
  state_name text,
  city_id uuid references city (id),
  city_name text,
  zip_code text not null,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  check (num_nonnulls(state_id, state_name) = 1),
  check (num_nonnulls(city_id, city_name) = 1)
);
create index billing_details_list on billing_details (company_id, created_at desc, id desc) where deleted_at is null;
