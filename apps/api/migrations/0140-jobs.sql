-- The day that it is in a company, by its own clock.
create function company_day(company uuid) returns date language sql stable as $$
  select (now() at time zone coalesce((select s.timezone from company_settings s where s.company_id = company), 'UTC'))::date
$$;

-- For whom a company finds people in the end.
create table client (
  id uuid primary key,
  company_id uuid not null references company (id),
  name text not null,
  aliases text[] not null default '{}',
  website text not null default '',
  notes text not null default '',
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  search_text text generated always as (search_fold(name || ' ' || joined_text(aliases) || ' ' || website)) stored,
  unique (company_id, id)
);
create index client_list on client (company_id, created_at desc, id desc) where deleted_at is null;
create index client_by_name on client (company_id, name collate corridor_text, id) where deleted_at is null;
create index client_search on client using gin (company_id, search_text gin_trgm_ops) with (fastupdate = off);

-- What each client that stands is called, its name and its aliases: no two of a company share any.
create table client_key (
  company_id uuid not null,
  key text not null,
  client_id uuid not null,
  foreign key (company_id, client_id) references client (company_id, id) on delete cascade
);
create unique index client_key_once on client_key (company_id, key);
create index client_key_of on client_key (client_id);

create function keep_client_keys() returns trigger language plpgsql as $$
begin
  delete from client_key where client_id = new.id;
  if new.deleted_at is null then
    insert into client_key (company_id, client_id, key)
      select distinct new.company_id, new.id, vendor_key(called) from unnest(new.aliases || new.name) called;
  end if;
  return null;
end $$;
create trigger client_keys after insert or update of name, aliases, deleted_at on client
  for each row execute function keep_client_keys();

-- What somebody is looked for.
create table job (
  id uuid primary key,
  company_id uuid not null references company (id),
  kind text not null default 'own' check (kind in ('own', 'vendor')),
  -- Null: the units of who made it.
  business_unit_id uuid,
  -- For whom, if it is known; and through whom.
  client_id uuid,
  prime_id uuid,
  vendor_id uuid,
  -- Records of one requirement share it; its own id by default.
  requirement_id uuid not null,
  job_title text not null,
  job_description text not null check (char_length(job_description) >= 50),
  job_type_ids uuid[] not null default '{}',
  -- Each with country_id, state_id or state_name, city_id or city_name, and zip_code.
  places jsonb not null default '[]',
  place_text text not null default '',
  relocation boolean,
  work_mode_id uuid references lookup (id),
  salary_duration_id uuid references lookup (id),
  min_salary numeric(12, 2) check (min_salary >= 0),
  max_salary numeric(12, 2) check (max_salary > min_salary),
  currency text,
  pay_type_ids uuid[] not null default '{}',
  work_authorization_ids uuid[] not null default '{}',
  contract_duration_id uuid references lookup (id),
  skills text[] not null default '{}',
  nice_skills text[] not null default '{}',
  positions int not null default 1 check (positions > 0),
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
  received_on date,
  due_on date,
  -- The last day on which it is open, by the company's clock.
  job_expire_date date,
  closed_at timestamptz,
  closed_reason text check (closed_reason in ('filled', 'cancelled', 'lost', 'on-hold', 'other')),
  closed_note text not null default '',
  published_at timestamptz,
  ad_text text not null default '',
  reference text not null default '',
  audience int not null references audience (id),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  search_text text generated always as (search_fold(job_title || ' ' || reference)) stored,
  unique (company_id, id),
  foreign key (company_id, business_unit_id) references business_unit (company_id, id),
  foreign key (company_id, client_id) references client (company_id, id) on delete set null (client_id),
  foreign key (company_id, prime_id) references vendor (company_id, id) on delete set null (prime_id),
  foreign key (company_id, vendor_id) references vendor (company_id, id) on delete set null (vendor_id),
  constraint job_published_own check (published_at is null or kind = 'own'),
  constraint job_closed_whole check ((closed_at is null) = (closed_reason is null)),
  constraint job_salary_whole check (num_nonnulls(min_salary, max_salary) = 0 or currency is not null)
);
create index job_list on job (company_id, created_at desc, id desc)
  include (closed_at, job_expire_date, kind, client_id, vendor_id, priority, due_on) where deleted_at is null;
create index job_sight on job (company_id, audience, created_at desc, id desc) where deleted_at is null;
create index job_by_title on job (company_id, job_title collate corridor_text, id) where deleted_at is null;
create index job_by_change on job (company_id, updated_at, id) where deleted_at is null;
create index job_by_due on job (company_id, due_on, id) where deleted_at is null;
create index job_by_expiry on job (company_id, job_expire_date, id) where deleted_at is null;
create index job_everywhere on job (created_at desc, id desc) where deleted_at is null;
-- Those that nobody closed: a few of all, whose last day is asked each time.
create index job_not_closed on job (company_id, job_expire_date, id) where deleted_at is null and closed_at is null;
create index job_published on job (company_id, published_at) where published_at is not null and deleted_at is null;
create index job_search on job using gin (company_id, search_text gin_trgm_ops) with (fastupdate = off);
create index job_skills on job using gin (company_id, skill_keys(skills)) with (fastupdate = off);
create index job_requirement on job (company_id, requirement_id);
create index job_client on job (client_id) where client_id is not null;
create index job_vendor on job (vendor_id) where vendor_id is not null;
create index job_prime on job (prime_id) where prime_id is not null;
create index job_unit on job (business_unit_id) where business_unit_id is not null;
create index job_work_mode on job (work_mode_id) where work_mode_id is not null;
create index job_salary_duration on job (salary_duration_id) where salary_duration_id is not null;
create index job_contract_duration on job (contract_duration_id) where contract_duration_id is not null;

create trigger job_added after insert on job referencing new table as added
  for each statement execute function note_record_delta('job');
create trigger job_changed after update on job referencing old table as removed new table as added
  for each statement execute function note_record_delta('job');
create trigger job_removed after delete on job referencing old table as removed
  for each statement execute function note_record_delta('job');

-- A job is seen in its unit, or in those of who made it. Whoever it was handed over to stays its owner.
create function keep_job_audience() returns trigger language plpgsql as $$
declare
  owner uuid := new.created_by;
begin
  if tg_op = 'INSERT' and new.audience is not null then return new; end if;
  if tg_op = 'UPDATE' then
    if new.business_unit_id is not distinct from old.business_unit_id then return new; end if;
    select a.owner_id into owner from audience a where a.id = old.audience;
  end if;
  new.audience := case when new.business_unit_id is null then audience_for(new.company_id, owner)
    else audience_like(new.company_id, owner, array[new.business_unit_id], 'units', '{}') end;
  return new;
end $$;
create trigger job_audience before insert or update of business_unit_id on job
  for each row execute function keep_job_audience();

-- The places in words, and a requirement of its own.
create function keep_job_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then new.requirement_id := coalesce(new.requirement_id, new.id); end if;
  new.place_text := coalesce((
    select search_fold(string_agg(
      concat_ws(' ', coalesce(city.name, p.city_name), coalesce(state.name, p.state_name), country.name, p.zip_code), ' · '))
    from jsonb_to_recordset(new.places) as p (
      country_id uuid, state_id uuid, state_name text, city_id uuid, city_name text, zip_code text)
    left join country on country.id = p.country_id left join state on state.id = p.state_id
    left join city on city.id = p.city_id), '');
  return new;
end $$;
create trigger job_words before insert or update of places on job for each row execute function keep_job_words();
