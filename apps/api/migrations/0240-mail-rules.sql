-- How long a company spares an address a hotlist that it got.
create table mail_rule (
  id uuid primary key,
  company_id uuid not null unique references company (id),
  again_hours int not null default 20 check (again_hours between 1 and 720),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);
