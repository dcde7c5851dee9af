-- Links that show submitted people of one job to their client. Only the hash of a token is kept.
create table presentation (
  id uuid primary key,
  company_id uuid not null references company (id),
  job_id uuid not null references job (id) on delete cascade,
  created_by uuid references user_account (id),
  -- Whose rights the page has: of whoever made the present link.
  shown_by uuid not null references user_account (id),
  title text not null,
  note text not null default '',
  shows_initials boolean not null,
  shows_rate boolean not null,
  shows_authorization boolean not null,
  token_hash bytea not null unique,
  expires_on date not null,
  renewed_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);
create index presentation_list on presentation (company_id, created_at desc, id desc);
create index presentation_job on presentation (job_id);

-- Who stands on its page, and what the client says of them.
create table presented_person (
  presentation_id uuid not null references presentation (id) on delete cascade,
  submission_id uuid not null references submission (id) on delete cascade,
  company_id uuid not null references company (id),
  place int not null,
  summary text not null default '',
  answer text check (answer in ('shortlist', 'interview', 'reject')),
  comment text not null default '',
  answered_at timestamptz,
  -- Where the submission stood before this answer ended it.
  moved_from text,
  primary key (presentation_id, submission_id),
  check ((answer is null) = (answered_at is null))
);
create index presented_person_submission on presented_person (submission_id);
