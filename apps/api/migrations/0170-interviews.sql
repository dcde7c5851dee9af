-- When a submitted person is spoken with, by whom, and what came of it. Who sees the submission sees it.
create table interview (
  id uuid primary key,
  company_id uuid not null references company (id),
  submission_id uuid not null,
  round int not null check (round between 1 and 20),
  title text not null default '',
  kind text not null check (kind in ('phone', 'video', 'on-site')),
  -- Names and addresses of the other side, in their order.
  people jsonb not null default '[]',
  starts_at timestamptz not null,
  minutes int not null check (minutes between 5 and 480),
  zone text not null,
  candidate_zone text not null,
  place text not null default '',
  link text,
  tells_candidate boolean not null default true,
  note text not null default '',
  state text not null default 'planned' check (state in ('planned', 'done', 'cancelled', 'no-show')),
  state_at timestamptz not null default now(),
  state_reason text not null default '',
  outcome text check (outcome in ('passed', 'failed', 'undecided')),
  outcome_note text not null default '',
  outcome_by uuid references user_account (id),
  -- Goes up with each change of its calendar entry.
  sequence int not null default 0,
  -- Where its submission stood before this interview moved it on.
  moved_from text,
  -- When its people hear of it next; null if they do not.
  remind_at timestamptz,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  foreign key (company_id, submission_id) references submission (company_id, id) on delete cascade,
  check ((state in ('done', 'no-show')) = (outcome is not null))
);
create index interview_list on interview (company_id, created_at desc, id desc) where deleted_at is null;
create index interview_by_start on interview (company_id, starts_at, id) where deleted_at is null;
create index interview_everywhere on interview (created_at desc, id desc) where deleted_at is null;
create index interview_submission on interview (submission_id);
create index interview_reminding on interview (remind_at) where remind_at is not null;
create index interview_outcome_by on interview (outcome_by) where outcome_by is not null;
create index interview_maker on interview (created_by);
