-- What a reading saw: the text of each page and where its words stand, for the page that shows a value in its place.
create table parse_text (
  parse_id uuid primary key references parse (id) on delete cascade,
  pages jsonb not null
);

-- Many resumes at once, saved without review: what became of each file.
create table resume_batch (
  id uuid primary key,
  company_id uuid not null references company (id),
  created_by uuid not null references user_account (id),
  -- Of its first file.
  name text not null default '',
  undone_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index resume_batch_list on resume_batch (company_id, created_at desc, id desc);

create table resume_batch_file (
  id uuid primary key,
  batch_id uuid not null references resume_batch (id) on delete cascade,
  company_id uuid not null references company (id),
  name text not null,
  -- Absent once the file was refused, and so removed.
  file_key text references stored_file (key) on delete set null,
  parse_id uuid references parse (id) on delete set null,
  state text not null default 'reading' check (state in
    ('reading', 'saved', 'updated', 'held', 'incomplete', 'failed', 'cancelled', 'skipped', 'removed')),
  -- Why it is held back, incomplete or failed: a code of the error table with its parameters, or a reader's sentence.
  reason jsonb,
  -- The candidate who was saved or updated, and the one who stands in the way.
  candidate_id uuid references candidate (id) on delete set null,
  double_id uuid references candidate (id) on delete set null,
  -- What undoing needs: the version that the batch left.
  version_after int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index resume_batch_file_state on resume_batch_file (batch_id, state);
create index resume_batch_file_parse on resume_batch_file (parse_id) where parse_id is not null;
create index resume_batch_file_key on resume_batch_file (file_key) where file_key is not null;
create index resume_batch_file_candidate on resume_batch_file (candidate_id) where candidate_id is not null;
create index resume_batch_file_double on resume_batch_file (double_id) where double_id is not null;
create unique index resume_batch_file_once on resume_batch_file (batch_id, file_key);
-- Doubles are looked for among all of a company's candidates: a phone by its last ten digits, for it is written in many ways.
create index candidate_phone_digits on candidate (company_id, right(regexp_replace(phone, '\D', '', 'g'), 10)) where deleted_at is null;
