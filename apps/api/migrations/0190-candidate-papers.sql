-- A task may remind several times: after `remind_at`, the next of these that is still to come.
alter table task add column remind_again timestamptz[] not null default '{}';

-- The papers of a candidate: what says who they are, and that they may work.
create table candidate_document (
  id uuid primary key,
  company_id uuid not null references company (id),
  candidate_id uuid not null references candidate (id),
  type text not null,
  title text not null,
  expires_on date,
  file_key text not null references stored_file (key),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz
);
create index candidate_document_of on candidate_document (candidate_id, created_at desc) where deleted_at is null;
create index candidate_document_list on candidate_document (company_id, created_at desc, id desc) where deleted_at is null;
create index candidate_document_file on candidate_document (file_key);

-- What a vendor asks of a candidate beyond the record; one row each. Birthday and the end of the SSN lie sealed.
create table candidate_details (
  id uuid primary key,
  company_id uuid not null references company (id),
  candidate_id uuid not null unique references candidate (id),
  legal_name text not null default '',
  linked_in text not null default '',
  employer_name text not null default '',
  employer_contact text not null default '',
  employer_email text not null default '',
  employer_phone text not null default '',
  interview_times text not null default '',
  referees jsonb not null default '[]',
  sealed_birthday text,
  sealed_ssn text,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);
create index candidate_details_of_company on candidate_details (company_id);
