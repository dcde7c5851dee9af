-- What a search compares: lower case, accents gone, so that "elodie" finds Élodie.
create function search_fold(value text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

create table user_account (
  id uuid primary key,
  email text not null,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  is_administrator boolean not null default false,
  is_candidate boolean not null default false,
  is_email_verified boolean not null default false,
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);
create unique index user_account_email on user_account (lower(email));

create table company (
  id uuid primary key,
  name text not null,
  trading_name text,
  legal_name text,
  domain text,
  plan text not null default 'Basic',
  current_on_boarding_step int not null default 1,
  is_on_boarding_completed boolean not null default false,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz
);

create table membership (
  company_id uuid not null references company (id),
  user_id uuid not null references user_account (id),
  roles text[] not null check (roles <@ array['owner', 'recruiter', 'bench-sales', 'company-user']),
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_at timestamptz not null default now(),
  primary key (company_id, user_id)
);
create index membership_user on membership (user_id);

create table session (
  token_hash bytea primary key,
  id uuid not null unique,
  user_id uuid not null references user_account (id) on delete cascade,
  company_id uuid references company (id),
  area text not null check (area in ('admin', 'company', 'candidate')),
  user_agent text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_person on session (user_id);
create index session_expiry on session (expires_at);

-- The trail: rows are written with the change they tell of, and never touched again.
create table audit (
  id uuid not null,
  at timestamptz not null default now(),
  actor_id uuid,
  company_id uuid,
  action text not null,
  record_kind text not null,
  record_id text,
  before jsonb,
  after jsonb,
  request_id text,
  primary key (id, at)
) partition by range (at);
create table audit_rest partition of audit default;
create index audit_company on audit (company_id, at desc);
create index audit_record on audit (record_id, at desc);
revoke update, delete, truncate on audit, audit_rest from corridor_app;

create table stored_file (
  key text primary key,
  company_id uuid references company (id),
  created_by uuid not null references user_account (id),
  purpose text not null,
  original_name text not null,
  file_type text not null,
  file_size bigint not null,
  is_public boolean not null default false,
  state text not null default 'issued' check (state in ('issued', 'uploaded', 'confirmed')),
  issued_at timestamptz not null default now(),
  uploaded_at timestamptz,
  confirmed_at timestamptz
);
create index stored_file_unconfirmed on stored_file (issued_at) where state <> 'confirmed';

create table mail (
  id uuid primary key,
  to_name text not null default '',
  to_address text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  state text not null default 'queued' check (state in ('queued', 'stored', 'accepted', 'deferred', 'refused', 'unknown')),
  answer text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_newest on mail (created_at desc);
