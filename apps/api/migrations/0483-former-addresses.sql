-- Since when a student lives where they do, and where they lived before. Months are texts: `YYYY-MM` is no day.
alter table student add column lived_since text check (lived_since ~ '^(19|20)\d\d-(0[1-9]|1[0-2])$');

create table student_former_address (
  id uuid primary key default uuidv7(),
  company_id uuid not null,
  student_id uuid not null,
  place int not null,
  country_id uuid not null references country (id),
  city text not null,
  from_month text not null,
  to_month text not null,
  unique (student_id, place),
  foreign key (company_id, student_id) references student (company_id, id) on delete cascade,
  check (from_month <= to_month)
);

-- Refusals that a table of students said when it was brought in: what step 8 declares is held against them.
create table student_imported_refusal (
  id uuid primary key default uuidv7(),
  company_id uuid not null,
  student_id uuid not null,
  place int not null,
  country_id uuid not null references country (id),
  month text not null,
  unique (student_id, place),
  foreign key (company_id, student_id) references student (company_id, id) on delete cascade
);

select guard_rows(guarded::regclass) from unnest(array['student_former_address', 'student_imported_refusal']) as guarded;
