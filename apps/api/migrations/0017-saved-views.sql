-- A list's search, sort and filters under a name. A person's own, in the company that they made it for; shared ones are read by colleagues.
create table saved_view (
  id uuid primary key,
  company_id uuid references company (id),
  created_by uuid not null references user_account (id) on delete cascade,
  list text not null,
  name text not null,
  params jsonb not null,
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);
create unique index saved_view_name on saved_view (created_by, company_id, list, lower(name)) nulls not distinct;
create index saved_view_shared on saved_view (company_id, list) where is_shared;
