-- A paper that a student is to give, and how far that is. Its files are documents of the student, one for each version.
create table student_paper (
  id uuid primary key,
  company_id uuid not null references company (id),
  student_id uuid not null,
  -- The row of the checklist that asks it; null of one that was asked in own words.
  checklist_id uuid references checklist_row (id),
  country_id uuid references country (id),
  title text not null,
  state text not null check (state in ('asked', 'received', 'returned', 'accepted')),
  due_on date,
  reason text check (reason in ('too-old', 'unreadable', 'not-theirs', 'other')),
  reason_words text not null default '',
  moved_at timestamptz not null default now(),
  moved_by uuid references user_account (id),
  -- What the last move is taken back to; null if it cannot be.
  before_move jsonb,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  unique (company_id, id),
  foreign key (company_id, student_id) references student (company_id, id),
  check ((state = 'returned') = (reason is not null))
);
create index student_paper_of on student_paper (student_id, created_at desc) where deleted_at is null;
create index student_paper_list on student_paper (company_id, created_at desc, id desc) where deleted_at is null;
create index student_paper_due on student_paper (company_id, due_on, id)
  where deleted_at is null and state in ('asked', 'returned');
create index student_paper_checklist on student_paper (checklist_id) where checklist_id is not null;

create table student_paper_version (
  id uuid primary key,
  company_id uuid not null,
  paper_id uuid not null,
  number int not null,
  document_id uuid,
  -- Why this version went back.
  reason text check (reason in ('too-old', 'unreadable', 'not-theirs', 'other')),
  reason_words text not null default '',
  received_by uuid references user_account (id),
  received_at timestamptz not null default now(),
  unique (company_id, id),
  unique (paper_id, number),
  foreign key (company_id, paper_id) references student_paper (company_id, id) on delete cascade,
  foreign key (company_id, document_id) references student_document (company_id, id) on delete set null (document_id)
);
create index student_paper_version_document on student_paper_version (document_id) where document_id is not null;

-- The version of a country's checklist that a student's file was made with.
create table student_checklist (
  company_id uuid not null,
  student_id uuid not null,
  country_id uuid not null references country (id),
  version bigint not null,
  kept_by uuid references user_account (id),
  kept_at timestamptz not null default now(),
  primary key (student_id, country_id),
  foreign key (company_id, student_id) references student (company_id, id) on delete cascade
);
create index student_checklist_country on student_checklist (country_id);

select guard_rows(guarded::regclass) from unnest(array['student_paper', 'student_paper_version', 'student_checklist']) as guarded;

insert into record_kind (kind, name_query, audience_query, gone_audience) values
  ('student-paper', 'select t.title from student_paper t where t.id = wanted', 'select a.audience from student_paper t join student a on a.id = t.student_id where t.id = wanted', 0);
select build_record_kinds();
