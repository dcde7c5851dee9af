-- What a student wants to study, where, and with which means.
alter table student
  add column level text check (level in
    ('language-course', 'foundation', 'diploma', 'bachelor', 'postgraduate-diploma', 'master', 'doctorate')),
  add column study_field text not null default '',
  -- A month is a text: `YYYY-MM` is no day.
  add column intake text check (intake ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  add column funds_amount int check (funds_amount between 0 and 999999999),
  add column funds_currency text,
  add check (num_nulls(funds_amount, funds_currency) in (0, 2));
create index student_by_intake on student (company_id, intake, id) where deleted_at is null;
create index student_by_intake_desc on student (company_id, intake desc nulls last, id desc) where deleted_at is null;

-- Countries that a student aims at, in the order of preference.
create table student_target (
  id uuid primary key default uuidv7(),
  company_id uuid not null,
  student_id uuid not null,
  place int not null,
  country_id uuid not null references country (id),
  unique (student_id, place),
  unique (student_id, country_id),
  foreign key (company_id, student_id) references student (company_id, id) on delete cascade
);
create index student_target_country on student_target (company_id, country_id, student_id);
