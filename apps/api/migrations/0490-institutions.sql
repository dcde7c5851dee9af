-- Where students apply. Institutions are a company's own, and all of its members see them.
create table institution (
  id uuid primary key,
  company_id uuid not null references company (id),
  name text not null,
  country_id uuid not null references country (id),
  city text not null default '',
  -- An IANA name. A deadline is a moment there, so none is kept without it.
  zone text,
  website text not null default '',
  -- The name that a paper's file carries when it goes there; empty if any will do.
  file_pattern text not null default '',
  notes text not null default '',
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  search_text text generated always as (search_fold(name || ' ' || city || ' ' || website)) stored,
  unique (company_id, id)
);
create unique index institution_name on institution (company_id, country_id, search_fold(name)) where deleted_at is null;
create index institution_list on institution (company_id, created_at desc, id desc) where deleted_at is null;
create index institution_by_name on institution (company_id, name collate corridor_text, id) where deleted_at is null;
create index institution_search on institution using gin (company_id, search_text gin_trgm_ops) with (fastupdate = off);

create table programme (
  id uuid primary key,
  company_id uuid not null,
  institution_id uuid not null,
  name text not null,
  level text not null check (level in
    ('language-course', 'foundation', 'diploma', 'bachelor', 'postgraduate-diploma', 'master', 'doctorate')),
  study_field text not null default '',
  months int check (months between 1 and 120),
  -- Tuition in the smallest unit of its currency; of the first year and of the whole programme.
  first_year_fee bigint check (first_year_fee between 0 and 99999999999),
  whole_fee bigint check (whole_fee between 0 and 99999999999),
  fee_currency text,
  -- The least score that it takes, on the scale of its own test.
  english_test text,
  english_score numeric(6, 1),
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  unique (company_id, id),
  unique (company_id, institution_id, id),
  foreign key (company_id, institution_id) references institution (company_id, id),
  check ((first_year_fee is null and whole_fee is null) = (fee_currency is null)),
  check (num_nulls(english_test, english_score) in (0, 2))
);
create unique index programme_name on programme (institution_id, level, search_fold(name)) where deleted_at is null;
create index programme_of on programme (company_id, institution_id, created_at desc, id desc) where deleted_at is null;
create index programme_list on programme (company_id, created_at desc, id desc) where deleted_at is null;

-- When a programme begins, and until when one applies.
create table intake (
  id uuid primary key,
  company_id uuid not null,
  programme_id uuid not null,
  starts_on date not null,
  -- The last day of the programme; where nobody said it, its months after the start.
  ends_on date check (ends_on > starts_on),
  opens_on date,
  deadline_on date,
  -- The hour there, HH:MM.
  deadline_time text not null default '23:59' check (deadline_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- The same moment everywhere, made of day, hour and the institution's zone.
  deadline_at timestamptz,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  unique (company_id, id),
  unique (company_id, programme_id, id),
  foreign key (company_id, programme_id) references programme (company_id, id),
  check (num_nulls(deadline_on, deadline_at) in (0, 2)),
  check (deadline_on <= starts_on),
  check (opens_on <= deadline_on)
);
create unique index intake_start on intake (programme_id, starts_on) where deleted_at is null;
create index intake_of on intake (company_id, programme_id, starts_on, id) where deleted_at is null;
create index intake_list on intake (company_id, created_at desc, id desc) where deleted_at is null;

-- What an institution pays for a student, directly or through another agency.
create table institution_contract (
  id uuid primary key,
  company_id uuid not null,
  institution_id uuid not null,
  -- The agency whose contract it is, one of the company's vendors; null if it is the company's own.
  through_id uuid,
  starts_on date not null,
  -- The last day; null if it has no end.
  ends_on date check (ends_on >= starts_on),
  -- Levels that it pays for; empty if it pays for all.
  levels text[] not null default '{}',
  -- A part of the fee, or a sum in the smallest unit of the currency.
  percent numeric(6, 3) check (percent > 0 and percent <= 100),
  amount bigint check (amount between 1 and 99999999999),
  currency text,
  fee text not null default 'first-year' check (fee in ('first-year', 'whole')),
  -- Whether the part is of the fee before or after a scholarship is taken off.
  scholarship text not null default 'after' check (scholarship in ('before', 'after')),
  -- The move that makes it due.
  event text not null check (event in ('deposit-paid', 'confirmed', 'visa-granted', 'enrolled')),
  -- Days after that move from which, and until which, it can be claimed; no end where null.
  claim_from_days int not null default 0 check (claim_from_days between 0 and 1000),
  claim_until_days int check (claim_until_days between claim_from_days and 3000),
  -- Part that is added as tax.
  tax_percent numeric(6, 3) check (tax_percent >= 0 and tax_percent <= 100),
  notes text not null default '',
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  unique (company_id, id),
  unique (company_id, institution_id, id),
  foreign key (company_id, institution_id) references institution (company_id, id),
  foreign key (company_id, through_id) references vendor (company_id, id),
  check (num_nulls(percent, amount) = 1),
  check ((amount is null) = (currency is null))
);
create index institution_contract_of on institution_contract (company_id, institution_id, starts_on desc, id desc) where deleted_at is null;
create index institution_contract_list on institution_contract (company_id, created_at desc, id desc) where deleted_at is null;
create index institution_contract_through on institution_contract (through_id) where through_id is not null;

-- Countries of students that a contract pays for; all of them if it has no row.
create table institution_contract_country (
  company_id uuid not null,
  contract_id uuid not null,
  country_id uuid not null references country (id),
  primary key (contract_id, country_id),
  foreign key (company_id, contract_id) references institution_contract (company_id, id) on delete cascade
);
create index institution_contract_of_country on institution_contract_country (country_id);

-- From so many students a year on, another part or sum is paid.
create table institution_contract_step (
  company_id uuid not null,
  contract_id uuid not null,
  from_students int not null check (from_students between 2 and 100000),
  percent numeric(6, 3) check (percent > 0 and percent <= 100),
  amount bigint check (amount between 1 and 99999999999),
  primary key (contract_id, from_students),
  foreign key (company_id, contract_id) references institution_contract (company_id, id) on delete cascade,
  check (num_nulls(percent, amount) = 1)
);
