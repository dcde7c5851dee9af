-- What countries ask of students, each row with where that stands and when somebody read it. A row of no company is the platform's, and
-- every company reads it.
create table checklist_row (
  id uuid primary key,
  company_id uuid references company (id),
  country_id uuid not null references country (id),
  visa_category text not null default 'student' check (visa_category in ('student')),
  condition text not null check (condition in ('any', 'minor', 'dependants', 'level', 'field', 'citizenship')),
  levels text[] not null default '{}',
  field_words text[] not null default '{}',
  citizenship_ids uuid[] not null default '{}',
  paper text not null,
  rule text not null default '',
  currency text,
  amounts jsonb not null default '[]',
  source text not null,
  read_on date not null,
  -- Past this day the amounts are told to nobody but administrators, until somebody read the source again.
  check_by date not null,
  place int not null default 0,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  check (read_on < check_by),
  check (amounts = '[]' or currency is not null)
);
create index checklist_row_country on checklist_row (country_id, place, id) where deleted_at is null;
create index checklist_row_company on checklist_row (company_id, created_at desc, id desc) where deleted_at is null;

-- Each change of the table makes a version of it, and no row of this is ever changed: what a file was made with can be told.
create table checklist_revision (
  number bigint generated always as identity primary key,
  row_id uuid not null references checklist_row (id),
  country_id uuid not null references country (id),
  kind text not null check (kind in ('added', 'changed', 'removed')),
  -- What the row says since.
  said jsonb not null,
  changed_by uuid references user_account (id),
  changed_at timestamptz not null default now()
);
create index checklist_revision_country on checklist_revision (country_id, number desc);
create index checklist_revision_row on checklist_revision (row_id, number desc);
revoke update, delete, truncate on checklist_revision from corridor_app, corridor_company;
