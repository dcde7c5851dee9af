-- The parts of a company, as a tree. Each says how letters that are sent in its name are signed.
create table business_unit (
  id uuid primary key,
  company_id uuid not null references company (id),
  parent_id uuid,
  name text not null,
  sender_name text not null default '',
  from_email text not null default '',
  reply_to text not null default '',
  signature text not null default '',
  postal_address text not null default '',
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  foreign key (company_id, parent_id) references business_unit (company_id, id)
);
create unique index business_unit_name on business_unit (company_id, parent_id, lower(name)) nulls not distinct;
create index business_unit_parent on business_unit (parent_id) where parent_id is not null;
create index business_unit_list on business_unit (company_id, created_at desc, id desc);

-- How much of the company's records a member sees: their own, those of their units and of the units below, or all.
alter table membership
  add column sight text not null default 'company' check (sight in ('own', 'team', 'company')),
  -- Another one whenever the same words mean other records: open streams compare it.
  add column sight_version int not null default 1;

create table member_unit (
  company_id uuid not null,
  user_id uuid not null,
  unit_id uuid not null,
  primary key (company_id, user_id, unit_id),
  foreign key (company_id, user_id) references membership (company_id, user_id) on delete cascade,
  foreign key (company_id, unit_id) references business_unit (company_id, id)
);
create index member_unit_of on member_unit (unit_id);

-- Who sees a record, as a number: each set of units, with its owner, stands here once.
create table audience (
  id int generated always as identity primary key,
  company_id uuid not null references company (id),
  -- In the order of their ids. None: the record was made before its owner was in a unit, and follows the owner.
  units uuid[] not null default '{}',
  owner_id uuid,
  visibility text not null default 'units' check (visibility in ('units', 'company'))
);
create unique index audience_once on audience (company_id, owner_id, units, visibility) nulls not distinct;
create index audience_newest on audience (company_id, id);
create index audience_units on audience using gin (units);

-- The number for what a person makes now.
create function audience_for(company uuid, maker uuid) returns int language plpgsql as $$
declare
  own uuid[] := array(
    select m.unit_id from member_unit m where m.company_id = company and m.user_id = maker order by m.unit_id);
  found int;
begin
  for attempt in 1..2 loop
    if maker is null then
      select a.id into found from audience a
        where a.company_id = company and a.owner_id is null and a.units = own and a.visibility = 'units';
    else
      select a.id into found from audience a
        where a.company_id = company and a.owner_id = maker and a.units = own and a.visibility = 'units';
    end if;
    exit when found is not null;
    insert into audience (company_id, units, owner_id) values (company, own, maker) on conflict do nothing;
  end loop;
  return found;
end $$;

create function keep_audience() returns trigger language plpgsql as $$
begin
  if new.audience is null then new.audience := audience_for(new.company_id, new.created_by); end if;
  return new;
end $$;

insert into audience (company_id, owner_id)
select company_id, created_by from candidate union select company_id, created_by from hotlist
union select company_id, created_by from resume_batch;

-- For rows that stand: nothing is made, and nobody is in a unit yet. A table is written anew once, which is faster than to update its rows.
create function first_audience(company uuid, maker uuid) returns int language sql stable as $$
  select coalesce(
    (select a.id from audience a where a.company_id = company and a.owner_id = maker),
    (select a.id from audience a where a.company_id = company and a.owner_id is null))
$$;
alter table candidate add column audience int;
alter table candidate alter column audience type int using first_audience(company_id, created_by),
  alter column audience set not null, add foreign key (audience) references audience (id);
alter table hotlist add column audience int;
alter table hotlist alter column audience type int using first_audience(company_id, created_by),
  alter column audience set not null, add foreign key (audience) references audience (id);
alter table resume_batch add column audience int;
alter table resume_batch alter column audience type int using first_audience(company_id, created_by),
  alter column audience set not null, add foreign key (audience) references audience (id);
drop function first_audience(uuid, uuid);

create trigger candidate_audience before insert on candidate for each row execute function keep_audience();
create trigger hotlist_audience before insert on hotlist for each row execute function keep_audience();
create trigger resume_batch_audience before insert on resume_batch for each row execute function keep_audience();
create index candidate_sight on candidate (company_id, audience, created_at desc, id desc) where deleted_at is null;
create index hotlist_sight on hotlist (company_id, audience, created_at desc, id desc) where deleted_at is null;
create index resume_batch_sight on resume_batch (company_id, audience, created_at desc, id desc);

-- Totals are kept apart for each audience: who sees some of them adds up those.
alter table record_delta add column audience int;
drop index record_delta_of;
create index record_delta_of on record_delta (kind, company_id, audience, id) include (n);
delete from record_delta where kind = 'candidate';
insert into record_delta (company_id, kind, audience, n)
select company_id, 'candidate', audience, count(*) from candidate where deleted_at is null group by company_id, audience;

create or replace function note_record_delta() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into record_delta (company_id, audience, kind, n)
      select company_id, audience, tg_argv[0], count(*) from added where deleted_at is null group by company_id, audience;
  elsif tg_op = 'DELETE' then
    insert into record_delta (company_id, audience, kind, n)
      select company_id, audience, tg_argv[0], -count(*) from removed where deleted_at is null group by company_id, audience;
  else
    insert into record_delta (company_id, audience, kind, n)
      select company_id, audience, tg_argv[0], sum(n) from (
        select company_id, audience, 1 as n from added where deleted_at is null
        union all
        select company_id, audience, -1 from removed where deleted_at is null
      ) as change group by company_id, audience;
  end if;
  return null;
end $$;
