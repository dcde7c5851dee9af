-- The record that asked for a task, if one keeps it as it changes; it goes with that record, and rests while that is in the bin.
alter table task add column source_id uuid;
create unique index task_of_source on task (source_id, kind) where source_id is not null;

-- What somebody wrote down about a vendor, whom they told of it, and of what they want to be reminded.
create table vendor_note (
  id uuid primary key,
  company_id uuid not null,
  vendor_id uuid not null,
  action text not null,
  priority text not null,
  note text not null,
  notified_ids uuid[] not null default '{}',
  remind_me boolean not null default false,
  remind_at timestamptz,
  reminder text not null default '',
  follow_up_note text not null default '',
  follow_up_on date,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  foreign key (company_id, vendor_id) references vendor (company_id, id)
);
create index vendor_note_of on vendor_note (vendor_id, created_at desc) where deleted_at is null;
create index vendor_note_list on vendor_note (company_id, created_at desc, id desc) where deleted_at is null;

-- How a vendor wants candidates to be sent: it has one way.
create table vendor_format (
  id uuid primary key,
  company_id uuid not null,
  vendor_id uuid not null unique,
  description text not null,
  subject text not null,
  body text not null,
  columns text[] not null,
  file_type text not null,
  file_name text not null,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  foreign key (company_id, vendor_id) references vendor (company_id, id)
);
create index vendor_format_of_company on vendor_format (company_id);

-- The papers of a vendor.
create table vendor_document (
  id uuid primary key,
  company_id uuid not null,
  vendor_id uuid not null,
  type text not null,
  title text not null,
  description text not null default '',
  expires_on date,
  file_key text not null references stored_file (key),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  foreign key (company_id, vendor_id) references vendor (company_id, id)
);
create index vendor_document_of on vendor_document (vendor_id, created_at desc) where deleted_at is null;
create index vendor_document_list on vendor_document (company_id, created_at desc, id desc) where deleted_at is null;
create index vendor_document_file on vendor_document (file_key);

-- Where a vendor is paid: it has one account. The number lies sealed; its last signs tell it apart.
create table vendor_bank (
  id uuid primary key,
  company_id uuid not null,
  vendor_id uuid not null unique,
  beneficiary_name text not null,
  bank_name text not null,
  account_type text not null check (account_type in ('current', 'savings', 'other')),
  country_id uuid not null references country (id),
  sealed_account text not null,
  last_signs text not null,
  account_set_at timestamptz not null default now(),
  bank_code text,
  swift text,
  -- In minor units.
  deposit_amount bigint,
  deposit_currency text not null,
  priority text not null,
  comments text not null,
  address_line_1 text not null,
  address_line_2 text not null,
  state_name text not null,
  city_name text not null,
  zip_code text not null,
  cheque_key text references stored_file (key),
  attachment_key text references stored_file (key),
  status text not null check (status in ('active', 'inactive')),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  foreign key (company_id, vendor_id) references vendor (company_id, id)
);
create index vendor_bank_of_company on vendor_bank (company_id);
create index vendor_bank_cheque on vendor_bank (cheque_key) where cheque_key is not null;
create index vendor_bank_attachment on vendor_bank (attachment_key) where attachment_key is not null;

create or replace function audience_of_record(kind text, record_id uuid) returns int language sql stable as $$
  select coalesce(
    (select audience from candidate where id = record_id),
    (select audience from hotlist where id = record_id),
    (select audience from vendor where id = record_id),
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
    case when kind in ('candidate', 'hotlist', 'resume-batch', 'vendor', 'vendor-contact', 'vendor-note', 'vendor-document', 'vendor-format', 'vendor-bank') then 0 end)
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
