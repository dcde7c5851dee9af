-- Accepted papers of an application in one file, made by a worker for the person who asked.
create table paper_bundle (
  id uuid primary key,
  company_id uuid not null,
  created_by uuid not null references user_account (id),
  application_id uuid not null,
  format text not null check (format in ('pdf', 'zip')),
  language text not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  reason jsonb,
  turn int not null default 0,
  leased_until timestamptz,
  times_lost int not null default 0,
  -- The papers in their order, as they stood when it was asked for.
  papers jsonb not null,
  -- A paper of identity is among them: whoever asked has shown that it is they, and the file goes soon.
  has_identity boolean not null,
  -- The names of what went in, and of what could not.
  parts jsonb not null default '[]',
  name text not null default '',
  file_key text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  foreign key (company_id, application_id) references student_application (company_id, id) on delete cascade,
  foreign key (company_id, file_key) references stored_file (company_id, key)
);
create index paper_bundle_of on paper_bundle (application_id, created_by, created_at desc);
create index paper_bundle_at_work on paper_bundle (updated_at) where state in ('queued', 'running');
create index paper_bundle_file on paper_bundle (file_key) where file_key is not null;
select guard_rows('paper_bundle'::regclass);
