-- Vendors that are written to together: chosen ones, and those that a rule finds at each use.
create table vendor_group (
  id uuid primary key,
  company_id uuid not null references company (id),
  -- Null: the whole company.
  unit_id uuid references business_unit (id),
  name text not null,
  description text not null,
  recipients text not null default '',
  -- A country, or one of its states.
  country_id uuid references country (id),
  state_id uuid references state (id),
  type text not null default 'private' check (type in ('private', 'shared_with_all', 'shared_with_few')),
  shared_with uuid[] not null default '{}',
  status text not null default 'active' check (status in ('active', 'inactive')),
  rule jsonb,
  audience int not null references audience (id),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  unique (company_id, id),
  check (num_nonnulls(country_id, state_id) = 1)
);
create unique index vendor_group_name on vendor_group (company_id, lower(name)) where deleted_at is null;
create index vendor_group_list on vendor_group (company_id, created_at desc, id desc) where deleted_at is null;

-- Whoever it was handed over to stays its owner.
create function keep_vendor_group_audience() returns trigger language plpgsql as $$
declare
  owner uuid := new.created_by;
begin
  if tg_op = 'INSERT' and new.audience is not null then return new; end if;
  if tg_op = 'UPDATE' then select a.owner_id into owner from audience a where a.id = old.audience; end if;
  new.audience := audience_like(
    new.company_id, owner, '{}', case new.type when 'shared_with_all' then 'company' else 'private' end,
    case when new.type = 'shared_with_few' then array(select distinct p from unnest(new.shared_with) p order by p) else '{}' end);
  return new;
end $$;
create trigger vendor_group_audience before insert or update of type, shared_with on vendor_group
  for each row execute function keep_vendor_group_audience();

create table vendor_group_member (
  group_id uuid not null,
  vendor_id uuid not null,
  company_id uuid not null,
  added_by uuid references user_account (id),
  added_at timestamptz not null default now(),
  primary key (group_id, vendor_id),
  foreign key (company_id, group_id) references vendor_group (company_id, id) on delete cascade,
  foreign key (company_id, vendor_id) references vendor (company_id, id) on delete cascade
);
create index vendor_group_member_vendor on vendor_group_member (vendor_id);
