-- Links that show a hotlist outside. The hash finds the link, the sealed token shows its address to those who manage it.
create table share_link (
  id uuid primary key,
  company_id uuid not null references company (id),
  hotlist_id uuid not null references hotlist (id) on delete cascade,
  created_by uuid not null references user_account (id),
  title text not null,
  note text not null,
  columns text[] not null,
  shows_initials boolean not null,
  token_hash bytea not null unique,
  sealed_token text not null,
  password_hash text,
  expires_on date not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);
create index share_link_list on share_link (company_id, created_at desc, id desc);
create index share_link_hotlist on share_link (hotlist_id);

-- How often a link was opened on a day, by nobody in particular.
create table share_view (
  link_id uuid not null references share_link (id) on delete cascade,
  day date not null,
  views int not null default 1,
  primary key (link_id, day)
);

-- What a visitor asked for.
create table share_request (
  id uuid primary key,
  company_id uuid not null references company (id),
  link_id uuid not null references share_link (id) on delete cascade,
  candidate_id uuid references candidate (id) on delete set null,
  -- Nobody of the company: a visitor asked.
  created_by uuid references user_account (id),
  is_whole_list boolean not null,
  wish text not null check (wish in ('resume', 'interview')),
  email text not null,
  name text not null,
  company text not null,
  message text not null,
  done_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);
create index share_request_list on share_request (company_id, created_at desc, id desc);
create index share_request_link on share_request (link_id);
create index share_request_candidate on share_request (candidate_id);
