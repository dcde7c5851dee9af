-- When a member can be booked: windows of each weekday by the clock of a zone, cut into times of one length.
create table bookable_times (
  id uuid primary key,
  company_id uuid not null references company (id),
  zone text not null,
  -- { day, from, until }: the ISO number of a weekday, and two times of its clock.
  hours jsonb not null default '[]',
  minutes int not null check (minutes between 10 and 240),
  pause_minutes int not null check (pause_minutes between 0 and 120),
  notice_hours int not null check (notice_hours between 0 and 336),
  days_ahead int not null check (days_ahead between 1 and 60),
  created_by uuid not null references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, created_by)
);
create index bookable_times_maker on bookable_times (created_by);

-- A link by which somebody outside chooses one of these times. What is booked is the interview itself.
create table booking (
  id uuid primary key,
  company_id uuid not null references company (id),
  submission_id uuid not null,
  -- What was booked, or what gets another time.
  interview_id uuid references interview (id) on delete cascade,
  host_id uuid not null references user_account (id),
  -- What the interview will be; null if there is one already.
  terms jsonb,
  minutes int not null check (minutes between 5 and 480),
  token_hash bytea not null unique,
  state text not null default 'open' check (state in ('open', 'booked', 'cancelled', 'revoked')),
  expires_at timestamptz not null,
  -- The time that is kept for who has this link, and until when.
  held_at timestamptz,
  held_until timestamptz,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  foreign key (company_id, submission_id) references submission (company_id, id) on delete cascade,
  check ((held_at is null) = (held_until is null)),
  check (terms is not null or interview_id is not null)
);
create index booking_submission on booking (submission_id, created_at desc);
create index booking_interview on booking (interview_id) where interview_id is not null;
create index booking_held on booking (host_id, held_until) where held_until is not null;
create index booking_maker on booking (created_by);
