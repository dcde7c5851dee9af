-- Students of one family: a row for each of the two, saying what the other one is to them.
create table student_relative (
  id uuid primary key default uuidv7(),
  company_id uuid not null,
  student_id uuid not null,
  -- The student themselves once two who were linked are merged: nobody is shown that, and splitting the two makes it a link again.
  relative_id uuid not null,
  relation text not null check (relation in ('spouse', 'parent', 'child', 'sibling')),
  created_at timestamptz not null default now(),
  unique (student_id, relative_id),
  foreign key (company_id, student_id) references student (company_id, id) on delete cascade,
  foreign key (company_id, relative_id) references student (company_id, id) on delete cascade
);
create index student_relative_of on student_relative (relative_id);

-- Steps that follow the same step of a relative, until they are saved with values of their own.
create table student_followed (
  id uuid primary key default uuidv7(),
  company_id uuid not null,
  student_id uuid not null,
  source_id uuid not null,
  part text not null check (part in ('address', 'communicationAddress', 'contact', 'emergencyContact')),
  unique (student_id, part),
  foreign key (company_id, student_id) references student (company_id, id) on delete cascade,
  foreign key (company_id, source_id) references student (company_id, id) on delete cascade
);
create index student_followed_source on student_followed (source_id, part);
