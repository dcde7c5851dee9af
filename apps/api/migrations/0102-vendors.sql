-- Who sees a record that says so itself: only its people (`private`), or whoever is in one of its units or above, whatever their sight (`shared`).
alter table audience add column people uuid[] not null default '{}',
  drop constraint audience_visibility_check,
  add check (visibility in ('units', 'company', 'private', 'shared'));
drop index audience_once;
create unique index audience_once on audience (company_id, owner_id, units, visibility, people) nulls not distinct where handed = '{}';
create index audience_private on audience (company_id) where visibility = 'private';

-- True for members from whom nothing of the company is kept: Owners, and who sees the company as long as nothing in it is private to others.
create function sees_all(company uuid, member uuid, sight text, roles text[]) returns boolean language sql stable as $$
  select 'owner' = any (roles) or sight = 'company' and not exists (
    select from audience a where a.company_id = company and a.visibility = 'private'
      and a.owner_id is distinct from member and not member = any (a.people))
$$;

create or replace function audiences_of(company uuid, member uuid) returns int[] language sql stable as $$
  with me as materialized (
    select m.sight, units_of(company, member) as units
    from membership m where m.company_id = company and m.user_id = member and m.status = 'active'
  )
  select array(
    select a.id from audience a cross join me
    where a.company_id = company and (
      a.owner_id = member or member = any (a.people) or a.visibility = 'company'
      or a.visibility = 'shared' and (me.sight = 'company' or a.units && me.units)
      or a.visibility = 'units' and (
        me.sight = 'company'
        or me.sight = 'team' and (
          a.units && me.units
          -- What was made before there were units follows its owner.
          or a.units = '{}' and a.owner_id in (select o.user_id from member_unit o where o.unit_id = any (me.units)))))
    order by a.id)
$$;

create or replace function may_see(company uuid, member uuid, kind text, record_id uuid) returns boolean language sql stable as $$
  select exists (
    select from membership m
    where m.company_id = company and m.user_id = member and m.status = 'active' and (
      sees_all(company, member, m.sight, m.roles)
      or coalesce(audience_of_record(kind, record_id) = any (audiences_of(company, member)), true)))
$$;

-- Whoever sees less than all has an audience of their own before they make a record, and anybody may come to see less than all.
create or replace function note_sight_of_member() returns trigger language plpgsql as $$
begin
  if new.sight <> 'company' or exists (
    select from audience a where a.company_id = new.company_id and a.visibility = 'private')
  then perform audience_for(new.company_id, new.user_id); end if;
  return null;
end $$;
drop trigger membership_sight on membership;
create trigger membership_sight after insert or update of sight on membership
  for each row execute function note_sight_of_member();

-- The number of an audience that a record describes itself.
create function audience_like(company uuid, owner uuid, of_units uuid[], visible text, with_people uuid[]) returns int
language plpgsql as $$
declare found int;
begin
  for attempt in 1..2 loop
    select a.id into found from audience a
      where a.company_id = company and a.owner_id is not distinct from owner and a.units = of_units
        and a.visibility = visible and a.people = with_people and a.handed = '{}';
    exit when found is not null;
    insert into audience (company_id, owner_id, units, visibility, people)
      values (company, owner, of_units, visible, with_people) on conflict do nothing returning id into found;
    if found is not null and visible = 'private' then
      perform audience_for(m.company_id, m.user_id) from membership m where m.company_id = company and m.status = 'active';
    end if;
    exit when found is not null;
  end loop;
  return found;
end $$;

-- Of whom a company buys work.
create table vendor (
  id uuid primary key,
  company_id uuid not null references company (id),
  name text not null,
  -- Null: the whole company.
  primary_unit_id uuid references business_unit (id),
  visibility text not null default 'company' check (visibility in ('private', 'units', 'company')),
  unit_ids uuid[] not null default '{}',
  federal_id text not null default '',
  website text not null default '',
  contact_number text not null default '',
  fax text not null default '',
  email text not null default '',
  address text not null default '',
  country_id uuid references country (id),
  -- One of the known states and cities, or its name where they are not known.
  state_id uuid references state (id),
  state_name text,
  city_id uuid references city (id),
  city_name text,
  zip_code text not null default '',
  send_requirement boolean not null default false,
  send_hotlist boolean not null default false,
  primary_owner_id uuid references user_account (id),
  owner_ids uuid[] not null default '{}',
  lead_id uuid references user_account (id),
  technologies text[] not null default '{}',
  about text not null default '',
  type text,
  payment_terms text not null default '',
  status text not null default 'active' check (status in ('active', 'inactive')),
  -- Which of the seven steps were saved.
  saved_steps int[] not null default '{1}',
  -- The words of its contacts: a search for one finds the vendor.
  contact_text text not null default '',
  audience int not null references audience (id),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  search_text text generated always as
    (search_fold(name || ' ' || email || ' ' || contact_number || ' ' || website || ' ' || federal_id || ' ' || contact_text)) stored,
  unique (company_id, id)
);
create unique index vendor_name on vendor (company_id, lower(name)) where deleted_at is null;
create index vendor_list on vendor (company_id, created_at desc, id desc)
  include (status, type, country_id, send_requirement, send_hotlist, updated_at) where deleted_at is null;
create index vendor_sight on vendor (company_id, audience, created_at desc, id desc) where deleted_at is null;
create index vendor_by_name on vendor (company_id, name collate corridor_text, id) where deleted_at is null;
create index vendor_by_change on vendor (company_id, updated_at, id) where deleted_at is null;
create index vendor_by_status on vendor (company_id, status, id) where deleted_at is null;
create index vendor_by_type on vendor (company_id, type, id) where deleted_at is null;
create index vendor_everywhere on vendor (created_at desc, id desc) where deleted_at is null;
create index vendor_search on vendor using gin (company_id, search_text gin_trgm_ops) with (fastupdate = off);
create index vendor_technologies on vendor using gin (company_id, skill_keys(technologies)) with (fastupdate = off);
create index vendor_units on vendor using gin (unit_ids);
create index vendor_primary_unit on vendor (primary_unit_id) where primary_unit_id is not null;

create trigger vendor_added after insert on vendor referencing new table as added
  for each statement execute function note_record_delta('vendor');
create trigger vendor_changed after update on vendor referencing old table as removed new table as added
  for each statement execute function note_record_delta('vendor');
create trigger vendor_removed after delete on vendor referencing old table as removed
  for each statement execute function note_record_delta('vendor');

-- A vendor says itself who sees it. Whoever it was handed over to stays its owner.
create function keep_vendor_audience() returns trigger language plpgsql as $$
declare
  owner uuid := new.created_by;
begin
  if tg_op = 'INSERT' and new.audience is not null then return new; end if;
  if tg_op = 'UPDATE' then select a.owner_id into owner from audience a where a.id = old.audience; end if;
  new.audience := audience_like(
    new.company_id, owner,
    case when new.visibility = 'units' then
      array(select distinct u from unnest(new.unit_ids || new.primary_unit_id) u where u is not null order by u) else '{}' end,
    case new.visibility when 'units' then 'shared' else new.visibility end,
    case when new.visibility = 'company' then '{}' else
      array(select distinct p from unnest(new.owner_ids || new.primary_owner_id) p where p is not null order by p) end);
  return new;
end $$;
create trigger vendor_audience before insert or update of visibility, primary_unit_id, unit_ids, primary_owner_id, owner_ids on vendor
  for each row execute function keep_vendor_audience();

-- Whom one speaks with at a vendor. One of them is the primary contact.
create table vendor_contact (
  id uuid primary key,
  company_id uuid not null,
  vendor_id uuid not null,
  first_name text not null,
  last_name text not null default '',
  contact_type text not null default 'other',
  designation text not null default '',
  employer_name text not null default '',
  email text not null default '',
  mobile_number text not null default '',
  office_number text not null default '',
  keeper_id uuid references user_account (id),
  address text not null default '',
  social_profiles text[] not null default '{}',
  technologies text[] not null default '{}',
  comment text not null default '',
  send_requirement boolean not null default false,
  send_hotlist boolean not null default false,
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  full_name text generated always as (trim(first_name || ' ' || last_name)) stored,
  foreign key (company_id, vendor_id) references vendor (company_id, id)
);
create unique index vendor_contact_primary on vendor_contact (vendor_id) where contact_type = 'primary' and deleted_at is null;
create index vendor_contact_of on vendor_contact (vendor_id, created_at) where deleted_at is null;
create index vendor_contact_list on vendor_contact (company_id, created_at desc, id desc) where deleted_at is null;
create index vendor_contact_email on vendor_contact (company_id, lower(email)) where email <> '' and deleted_at is null;

create function note_vendor_contacts() returns trigger language plpgsql as $$
begin
  update vendor v set contact_text = coalesce((
    select string_agg(concat_ws(' ', c.full_name, c.email, c.mobile_number, c.office_number), ' ' order by c.created_at, c.id)
    from vendor_contact c where c.vendor_id = v.id and c.deleted_at is null), '')
  where v.id = coalesce(new.vendor_id, old.vendor_id);
  return null;
end $$;
create trigger vendor_contact_words after insert or delete
  or update of first_name, last_name, email, mobile_number, office_number, deleted_at on vendor_contact
  for each row execute function note_vendor_contacts();
