-- What lists of people show, sort and search by.
alter table user_account
  add column full_name text generated always as (trim(first_name || ' ' || last_name)) stored,
  add column search_text text generated always as (
    search_fold(trim(first_name || ' ' || last_name) || E'\n' || email)
  ) stored,
  -- Every role that the person has anywhere, kept by the triggers below, so that an index finds who has one.
  add column held_roles text[] not null default '{}',
  -- The names of the companies that the person is a member of, kept likewise: a list of all is sorted by them.
  add column company_names text,
  add column last_sign_in_at timestamptz;

create function hold_roles() returns trigger language plpgsql as $$
begin
  new.held_roles := array(
    select role from unnest(array['administrator', 'owner', 'recruiter', 'bench-sales', 'company-user', 'candidate'])
      with ordinality as known (role, place)
    where role = 'administrator' and new.is_administrator or role = 'candidate' and new.is_candidate
      or exists (select from membership m where m.user_id = new.id and role = any (m.roles))
    order by place
  );
  new.company_names := (
    select string_agg(c.name, ', ' order by m.created_at, c.id)
    from membership m join company c on c.id = m.company_id and c.deleted_at is null where m.user_id = new.id
  );
  return new;
end $$;
create trigger user_account_roles before insert or update of is_administrator, is_candidate, held_roles on user_account
  for each row execute function hold_roles();

create function hold_roles_of_member() returns trigger language plpgsql as $$
begin
  update user_account set held_roles = '{}' where id in (new.user_id, old.user_id);
  return null;
end $$;
create trigger membership_roles after insert or delete or update of user_id, roles on membership
  for each row execute function hold_roles_of_member();

create function name_company_of_members() returns trigger language plpgsql as $$
begin
  update user_account set held_roles = '{}' where id in (select user_id from membership where company_id = new.id);
  return null;
end $$;
create trigger company_members after update of name, deleted_at on company
  for each row when (old.name is distinct from new.name or old.deleted_at is distinct from new.deleted_at)
  execute function name_company_of_members();

update user_account u set held_roles = '{}',
  last_sign_in_at = (select max(s.created_at) from session s where s.user_id = u.id);

create index user_list on user_account (created_at desc, id desc);
create index user_by_name on user_account (full_name collate corridor_text, id);
create index user_by_company on user_account (company_names collate corridor_text, id);
create index user_search on user_account using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index user_administrators on user_account (created_at desc, id desc) where held_roles @> '{administrator}';
create index user_recruiters on user_account (created_at desc, id desc) where held_roles @> '{recruiter}';
create index user_bench_sales on user_account (created_at desc, id desc) where held_roles @> '{bench-sales}';
create index user_members on user_account (created_at desc, id desc)
  where held_roles && '{owner,recruiter,bench-sales,company-user}';

-- Who was asked to come, and in which role. The token is in the letter alone.
create table invitation (
  id uuid primary key,
  email text not null,
  first_name text not null,
  last_name text not null,
  full_name text generated always as (trim(first_name || ' ' || last_name)) stored,
  role text not null check (role in ('administrator', 'owner', 'recruiter', 'bench-sales', 'company-user')),
  company_id uuid references company (id),
  token_hash bytea not null unique,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  check ((role = 'administrator') = (company_id is null))
);
create unique index invitation_waiting on invitation (lower(email), company_id) nulls not distinct
  where accepted_at is null and revoked_at is null;
create index invitation_list on invitation (created_at desc, id desc);
