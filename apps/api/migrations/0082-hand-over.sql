-- Somebody's records went to a colleague: nothing is written into the records, for their audiences name the owner.
create table hand_over (
  id uuid primary key,
  company_id uuid not null references company (id),
  from_id uuid not null references user_account (id),
  to_id uuid not null references user_account (id),
  created_by uuid not null references user_account (id),
  created_at timestamptz not null default now(),
  undone_at timestamptz
);
create index hand_over_company on hand_over (company_id, created_at desc);

-- The ids of the times that an audience was handed over, the newest last: what was handed on since is not taken back by the one before.
alter table audience add column handed uuid[] not null default '{}';
drop index audience_once;
create unique index audience_once on audience (company_id, owner_id, units, visibility) nulls not distinct where handed = '{}';
create index audience_owner on audience (company_id, owner_id);

create or replace function audience_for(company uuid, maker uuid) returns int language plpgsql as $$
declare
  own uuid[] := array(
    select m.unit_id from member_unit m where m.company_id = company and m.user_id = maker order by m.unit_id);
  found int;
begin
  for attempt in 1..2 loop
    if maker is null then
      select a.id into found from audience a
        where a.company_id = company and a.owner_id is null and a.units = own and a.visibility = 'units' and a.handed = '{}';
    else
      select a.id into found from audience a
        where a.company_id = company and a.owner_id = maker and a.units = own and a.visibility = 'units' and a.handed = '{}';
    end if;
    exit when found is not null;
    insert into audience (company_id, units, owner_id) values (company, own, maker) on conflict do nothing;
  end loop;
  return found;
end $$;
