-- A form as its person left it: theirs alone, sealed, and forgotten after thirty days.
create table draft (
  id uuid primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  company_id uuid references company (id),
  form text not null,
  -- The record that the form edits; none where it adds one.
  record_id uuid,
  sealed_values text not null,
  device text not null,
  version int not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index draft_of on draft (user_id, company_id, form, record_id) nulls not distinct;
create index draft_age on draft (updated_at);
