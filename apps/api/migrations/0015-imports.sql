-- A table that a person brings in: the file, how far the work is, and what became of each of its rows. Kept thirty days.
create table import (
  id uuid primary key,
  kind text not null,
  name text not null,
  created_by uuid not null references user_account (id),
  company_id uuid references company (id),
  file_key text not null references stored_file (key),
  state text not null default 'reading',
  reason jsonb,
  -- Counts the readings of the file, so that one that was thought lost writes nothing into the next.
  turn int not null default 0,
  sheets jsonb not null default '[]',
  sheet text,
  encoding text,
  delimiter text,
  columns jsonb not null default '[]',
  mapping jsonb not null default '{}',
  doubles text not null default 'skip',
  counts jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);
create index import_of_person on import (created_by, created_at desc);
create unique index import_file on import (file_key);

create table import_row (
  id uuid primary key,
  import_id uuid not null references import (id) on delete cascade,
  number int not null,
  cells jsonb not null,
  outcome text not null default 'waiting',
  name text not null default '',
  -- What tells the record from others of its kind; rows with one key name one record.
  key text,
  input jsonb,
  faults jsonb not null default '[]',
  record_id uuid,
  created_at timestamptz not null default now()
);
create unique index import_row_place on import_row (import_id, number);
create index import_row_outcome on import_row (import_id, outcome, number);
create index import_row_key on import_row (import_id, key) where key is not null;
