-- An action on many records: which ones is written down when it is confirmed, and how each fared in the transaction that changed it.
create table bulk (
  id uuid primary key,
  company_id uuid references company (id),
  created_by uuid not null references user_account (id),
  kind text not null,
  action text not null,
  state text not null default 'running' check (state in ('running', 'done', 'stopped', 'undoing', 'undone')),
  total int not null,
  done int not null default 0,
  unchanged int not null default 0,
  skipped int not null default 0,
  -- The place of the next record to work on.
  next int not null default 1,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index bulk_waiting on bulk (updated_at) where state in ('running', 'undoing');

create table bulk_item (
  id uuid not null default gen_random_uuid(),
  bulk_id uuid not null references bulk (id) on delete cascade,
  place int not null,
  record_id uuid not null,
  name text,
  outcome text check (outcome in ('done', 'unchanged', 'skipped', 'undone')),
  -- The refusal of one that was skipped.
  code text,
  params jsonb,
  -- What undoing needs: the status before, and the version that the action left.
  status_before text,
  version_after int,
  primary key (bulk_id, place)
);
create index bulk_item_skipped on bulk_item (bulk_id) where code is not null;
create index bulk_item_by_id on bulk_item (id) where code is not null;
