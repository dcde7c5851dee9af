create table lookup (
  id uuid primary key,
  kind text not null,
  name text not null,
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz
);
create unique index lookup_name on lookup (kind, lower(name)) where deleted_at is null;
create index lookup_list on lookup (kind, created_at desc, id desc) where deleted_at is null;

create table country (
  id uuid primary key,
  name text not null,
  code text,
  phone_code text,
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz
);
create unique index country_name on country (lower(name)) where deleted_at is null;

create table state (
  id uuid primary key,
  country_id uuid not null references country (id),
  name text not null,
  code text,
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz
);
create unique index state_name on state (country_id, lower(name)) where deleted_at is null;

create table city (
  id uuid primary key,
  state_id uuid not null references state (id),
  name text not null,
  -- Where it lies: tells two places of one name in one state apart. Empty for those that a person added.
  place text not null default '',
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz
);
create unique index city_name on city (state_id, lower(name), place) where deleted_at is null;
create index city_list on city (created_at desc, id desc) where deleted_at is null;
create index city_by_name on city (name collate corridor_text, id) where deleted_at is null;
create index city_search on city using gin (search_fold(name) gin_trgm_ops) with (fastupdate = off);

-- Exact totals without counting rows: each statement that adds or removes records leaves the difference here,
-- in its own transaction; a job folds the differences of a company into one row. A change that adds and removes nothing leaves a
-- difference of nought, so that (number of differences, newest difference) names one state of a company's records.
create table record_delta (
  id bigint generated always as identity primary key,
  company_id uuid,
  kind text not null,
  n int not null
);
create index record_delta_of on record_delta (kind, company_id, id) include (n);

create function note_record_delta() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into record_delta (company_id, kind, n)
      select company_id, tg_argv[0], count(*) from added where deleted_at is null group by company_id;
  elsif tg_op = 'DELETE' then
    insert into record_delta (company_id, kind, n)
      select company_id, tg_argv[0], -count(*) from removed where deleted_at is null group by company_id;
  else
    insert into record_delta (company_id, kind, n)
      select company_id, tg_argv[0], sum(n) from (
        select company_id, 1 as n from added where deleted_at is null
        union all
        select company_id, -1 from removed where deleted_at is null
      ) as change group by company_id;
  end if;
  return null;
end $$;
