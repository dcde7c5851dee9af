-- Numbers are compared without unpacking rows: how many of a job's skills somebody has.
create extension if not exists intarray;

-- What of a candidate is compared with jobs, in one narrow row. What stands in columns of the candidate is kept in step here; what is made
-- of words comes with the save itself, as the words of a search do, and `is_read` says whether it did.
create table candidate_profile (
  candidate_id uuid primary key references candidate (id) on delete cascade,
  company_id uuid not null,
  audience int not null,
  is_live boolean not null,
  is_read boolean not null default false,
  relocates boolean not null,
  is_citizen boolean not null,
  trade smallint not null default -1,
  level smallint not null default 2,
  country int,
  state int,
  city int,
  authorization_id uuid,
  authorization_ends date,
  available_from date,
  rate float8,
  rate_key text,
  skills int[] not null default '{}'
);
create index candidate_profile_trade on candidate_profile (company_id, trade) where is_live;
create index candidate_profile_unread on candidate_profile (candidate_id) where not is_read;

create function profile_rate_key(currency text, per text, tax_term text) returns text language sql immutable parallel safe as
  $$ select currency || '/' || per || '/' || coalesce(tax_term, '') $$;

create function note_candidate_profile_added() returns trigger language plpgsql as $$
begin
  insert into candidate_profile (candidate_id, company_id, audience, is_live, relocates, is_citizen, authorization_id, authorization_ends,
    available_from, rate, rate_key)
  select id, company_id, audience, deleted_at is null and status = 'active', ready_to_relocate, is_us_citizen, work_authorization_id,
    authorization_ends, available_from, rate_amount, profile_rate_key(rate_currency, rate_per, tax_term)
  from added;
  return null;
end $$;
create function note_candidate_profile_changed() returns trigger language plpgsql as $$
begin
  update candidate_profile p set audience = n.audience, is_live = n.deleted_at is null and n.status = 'active', relocates = n.ready_to_relocate,
    is_citizen = n.is_us_citizen, authorization_id = n.work_authorization_id, authorization_ends = n.authorization_ends,
    available_from = n.available_from, rate = n.rate_amount, rate_key = profile_rate_key(n.rate_currency, n.rate_per, n.tax_term),
    is_read = p.is_read and (n.job_title, n.skills, n.location) is not distinct from (o.job_title, o.skills, o.location)
  from added n join removed o on o.id = n.id
  where p.candidate_id = n.id and (
    (n.audience, n.deleted_at is null, n.status, n.ready_to_relocate, n.is_us_citizen, n.work_authorization_id, n.authorization_ends,
      n.available_from, n.rate_amount, n.rate_currency, n.rate_per, n.tax_term, n.job_title, n.skills, n.location)
    is distinct from
    (o.audience, o.deleted_at is null, o.status, o.ready_to_relocate, o.is_us_citizen, o.work_authorization_id, o.authorization_ends,
      o.available_from, o.rate_amount, o.rate_currency, o.rate_per, o.tax_term, o.job_title, o.skills, o.location));
  return null;
end $$;
create trigger candidate_profile_added after insert on candidate referencing new table as added
  for each statement execute function note_candidate_profile_added();
create trigger candidate_profile_changed after update on candidate referencing old table as removed new table as added
  for each statement execute function note_candidate_profile_changed();

insert into candidate_profile (candidate_id, company_id, audience, is_live, relocates, is_citizen, authorization_id, authorization_ends,
  available_from, rate, rate_key)
select id, company_id, audience, deleted_at is null and status = 'active', ready_to_relocate, is_us_citizen, work_authorization_id,
  authorization_ends, available_from, rate_amount, profile_rate_key(rate_currency, rate_per, tax_term)
from candidate;

-- How much each line of a score counts in a company; none until it chooses.
create table match_weights (
  id uuid primary key,
  company_id uuid not null unique references company (id),
  skills int not null check (skills between 0 and 100),
  core int not null check (core between 0 and 100),
  trade int not null check (trade between 0 and 100),
  level int not null check (level between 0 and 100),
  nice int not null check (nice between 0 and 100),
  known int not null check (known between 0 and 100),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  check (skills + core + trade + level + nice + known > 0)
);
