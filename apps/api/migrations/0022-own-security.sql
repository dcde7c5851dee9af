-- Where it was signed in from: for its person alone, and gone with the session.
alter table session add column address text;

-- The authenticator app of a person.
create table two_factor (
  id uuid primary key,
  user_id uuid not null unique references user_account (id) on delete cascade,
  sealed_secret text not null,
  -- None while it is being set up.
  confirmed_at timestamptz,
  -- The newest time step of which a code was taken: a code is taken once, and none that is older.
  last_step int not null default 0,
  recovery_salt bytea,
  created_at timestamptz not null default now()
);

create table recovery_code (
  user_id uuid not null references two_factor (user_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- A sign-in whose password was right, until its second step.
create table sign_in_challenge (
  token_hash bytea primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  area text not null check (area in ('admin', 'company', 'candidate')),
  company_id uuid references company (id),
  tries int not null default 0,
  expires_at timestamptz not null
);
create index sign_in_challenge_person on sign_in_challenge (user_id);
