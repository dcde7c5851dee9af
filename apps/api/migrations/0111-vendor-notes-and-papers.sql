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
