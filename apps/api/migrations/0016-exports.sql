-- Records that a person takes out as a file. Kept seven days.
create table export (
  id uuid primary key,
  kind text not null,
  name text not null,
  format text not null,
  created_by uuid not null references user_account (id),
  company_id uuid references company (id),
  state text not null default 'queued',
  reason jsonb,
  turn int not null default 0,
  query jsonb not null,
  ids uuid[],
  -- The faulty rows of this import instead of records; none, where the import was forgotten meanwhile.
  import_id uuid,
  columns jsonb not null,
  time_zone text not null,
  rows int,
  written int not null default 0,
  file_key text references stored_file (key),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);
create index export_of_person on export (created_by, created_at desc);
create index export_file on export (file_key) where file_key is not null;
