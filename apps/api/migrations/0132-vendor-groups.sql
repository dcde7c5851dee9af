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

create or replace function audience_of_record(kind text, record_id uuid) returns int language sql stable as $$
  select coalesce(
    (select audience from candidate where id = record_id),
    (select audience from hotlist where id = record_id),
    (select audience from vendor where id = record_id),
    (select audience from vendor_group where id = record_id),
    (select audience from resume_batch where id = record_id),
    (select b.audience from resume_batch_file f join resume_batch b on b.id = f.batch_id where f.id = record_id),
    (select c.audience from candidate_history p join candidate c on c.id = p.candidate_id where p.id = record_id),
    (select c.audience from candidate_education p join candidate c on c.id = p.candidate_id where p.id = record_id),
    (select c.audience from candidate_certification p join candidate c on c.id = p.candidate_id where p.id = record_id),
    (select c.audience from candidate_language p join candidate c on c.id = p.candidate_id where p.id = record_id),
    (select c.audience from candidate_contact p join candidate c on c.id = p.candidate_id where p.id = record_id),
    (select v.audience from vendor_contact p join vendor v on v.id = p.vendor_id where p.id = record_id),
    (select v.audience from vendor_note p join vendor v on v.id = p.vendor_id where p.id = record_id),
    (select v.audience from vendor_document p join vendor v on v.id = p.vendor_id where p.id = record_id),
    (select v.audience from vendor_format p join vendor v on v.id = p.vendor_id where p.id = record_id),
    (select v.audience from vendor_bank p join vendor v on v.id = p.vendor_id where p.id = record_id),
    case when kind in ('candidate', 'hotlist', 'resume-batch', 'vendor', 'vendor-contact', 'vendor-note', 'vendor-document', 'vendor-format', 'vendor-bank', 'vendor-group') then 0 end)
$$;

create or replace function name_of_record(kind text, key text) returns text language plpgsql stable as $$
declare wanted uuid;
begin
  if kind = 'file' then return (select f.original_name from stored_file f where f.key = name_of_record.key); end if;
  if key !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then return null; end if;
  wanted := key::uuid;
  return case kind
    when 'candidate' then (select trim(t.full_name) from candidate t where t.id = wanted)
    when 'hotlist' then (select t.name from hotlist t where t.id = wanted)
    when 'vendor' then (select t.name from vendor t where t.id = wanted)
    when 'vendor-contact' then (select t.full_name from vendor_contact t where t.id = wanted)
    when 'vendor-note' then (select left(t.note, 80) from vendor_note t where t.id = wanted)
    when 'vendor-document' then (select t.title from vendor_document t where t.id = wanted)
    when 'vendor-format' then (select v.name from vendor_format t join vendor v on v.id = t.vendor_id where t.id = wanted)
    when 'vendor-bank' then (select v.name from vendor_bank t join vendor v on v.id = t.vendor_id where t.id = wanted)
    when 'vendor-group' then (select t.name from vendor_group t where t.id = wanted)
    when 'task' then (select t.title from task t where t.id = wanted)
    when 'company' then (select t.name from company t where t.id = wanted)
    when 'company-employee' then (select trim(t.full_name) from company_employee t where t.id = wanted)
    when 'company-location' then (select t.address from company_location t where t.id = wanted)
    when 'country' then (select t.name from country t where t.id = wanted)
    when 'state' then (select t.name from state t where t.id = wanted)
    when 'city' then (select t.name from city t where t.id = wanted)
    when 'user' then (select trim(t.first_name || ' ' || t.last_name) from user_account t where t.id = wanted)
    when 'import' then (select t.name from import t where t.id = wanted)
    when 'export' then (select t.name from export t where t.id = wanted)
    when 'view' then (select t.name from saved_view t where t.id = wanted)
    when 'resume-batch' then (select t.name from resume_batch t where t.id = wanted)
    when 'resume-batch-file' then (select t.name from resume_batch_file t where t.id = wanted)
    else (select t.name from lookup t where t.id = wanted and t.kind = name_of_record.kind)
  end;
end $$;
