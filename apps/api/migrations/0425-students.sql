-- A reference to an audience carries the company with it.
alter table audience add constraint audience_of_company unique (company_id, id);

-- People who are enrolled in ten steps.
create table student (
  id uuid primary key,
  company_id uuid not null references company (id),
  first_name text not null,
  middle_name text not null default '',
  last_name text not null default '',
  name_confirmed boolean not null default false,
  has_only_one_name boolean not null default false,
  address_line_one text,
  address_line_two text not null default '',
  country_id uuid references country (id),
  -- One of the known states and cities, or its name where they are not known.
  state_id uuid references state (id),
  state_name text,
  city_id uuid references city (id),
  city_name text,
  zip_code text not null default '',
  -- The address for letters follows the other one, and has no values of its own.
  same_as_above boolean not null default false,
  mail_line_one text,
  mail_line_two text not null default '',
  mail_country_id uuid references country (id),
  mail_state_id uuid references state (id),
  mail_state_name text,
  mail_city_id uuid references city (id),
  mail_city_name text,
  mail_zip_code text not null default '',
  email text not null default '',
  phone_code text not null default '',
  phone_number text not null default '',
  citizenship_id uuid references country (id),
  passport_expires date,
  sealed_birth_date text,
  sealed_passport text,
  -- Keyed, under the company: tells whether a number stands there already, and nothing else.
  passport_mark bytea,
  passport_tail text not null default '',
  marital_status text check (marital_status in ('single', 'married', 'divorced', 'widowed')),
  number_of_kids int check (number_of_kids >= 0),
  refusals_further text not null default '',
  visits_further text not null default '',
  saved_steps int[] not null default '{}',
  -- It came with its values: its steps are saved in any order.
  in_edit_mode boolean not null default false,
  counsellor_id uuid references user_account (id),
  audience int not null,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  full_name text generated always as
    (trim(first_name || case when middle_name = '' then ' ' else ' ' || middle_name || ' ' end || last_name)) stored,
  search_text text generated always as
    (search_fold(first_name || case when middle_name = '' then ' ' else ' ' || middle_name || ' ' end || last_name || ' ' || email || ' '
      || phone_code || phone_number)) stored,
  search_words tsvector generated always as
    (to_tsvector('simple', search_fold(first_name || ' ' || middle_name || ' ' || last_name || ' ' || email))) stored,
  unique (company_id, id),
  foreign key (company_id, audience) references audience (company_id, id),
  check (num_nulls(sealed_passport, passport_mark) in (0, 2))
);
create unique index student_passport on student (company_id, passport_mark) where deleted_at is null;
create index student_list on student (company_id, created_at desc, id desc)
  include (saved_steps, citizenship_id, counsellor_id, updated_at) where deleted_at is null;
create index student_sight on student (company_id, audience, created_at desc, id desc) where deleted_at is null;
create index student_by_name on student (company_id, full_name collate corridor_text, id) where deleted_at is null;
create index student_by_change on student (company_id, updated_at, id) where deleted_at is null;
create index student_everywhere on student (created_at desc, id desc) where deleted_at is null;
create index student_search on student using gin (company_id, search_text gin_trgm_ops) with (fastupdate = off);
create index student_words on student using gin (company_id, search_words) with (fastupdate = off);
create index student_unfinished on student (created_by, created_at desc) where deleted_at is null and cardinality(saved_steps) < 10;

create trigger student_audience before insert on student for each row execute function keep_audience();
create trigger student_added after insert on student referencing new table as added
  for each statement execute function note_record_delta('student');
create trigger student_changed after update on student referencing old table as removed new table as added
  for each statement execute function note_record_delta('student');
create trigger student_removed after delete on student referencing old table as removed
  for each statement execute function note_record_delta('student');

-- Who saved a step, and when last.
create table student_step (
  student_id uuid not null,
  company_id uuid not null,
  step int not null check (step between 1 and 10),
  saved_by uuid references user_account (id),
  saved_at timestamptz not null default now(),
  primary key (student_id, step),
  foreign key (company_id, student_id) references student (company_id, id) on delete cascade
);

create table student_contact (
  id uuid primary key default uuidv7(),
  company_id uuid not null,
  student_id uuid not null,
  place int not null,
  first_name text not null,
  last_name text not null,
  has_only_one_name boolean not null,
  phone_code text not null,
  mobile_number text not null,
  email text not null,
  relation_id uuid references lookup (id),
  is_guardian boolean not null,
  notes text not null,
  unique (student_id, place),
  foreign key (company_id, student_id) references student (company_id, id) on delete cascade
);
create index student_contact_relation on student_contact (relation_id) where relation_id is not null;

-- Months are texts: `YYYY-MM` is no day.
create table student_refusal (
  id uuid primary key default uuidv7(),
  company_id uuid not null,
  student_id uuid not null,
  place int not null,
  country_id uuid not null references country (id),
  visa_category_id uuid not null references lookup (id),
  reason text not null,
  month text not null,
  unique (student_id, place),
  foreign key (company_id, student_id) references student (company_id, id) on delete cascade
);
create index student_refusal_category on student_refusal (visa_category_id);

create table student_visit (
  id uuid primary key default uuidv7(),
  company_id uuid not null,
  student_id uuid not null,
  place int not null,
  country_id uuid not null references country (id),
  visa_category_id uuid not null references lookup (id),
  stay text not null,
  month text not null,
  unique (student_id, place),
  foreign key (company_id, student_id) references student (company_id, id) on delete cascade
);
create index student_visit_category on student_visit (visa_category_id);

create table student_test (
  id uuid primary key default uuidv7(),
  company_id uuid not null,
  student_id uuid not null,
  place int not null,
  test text not null,
  target_score numeric(6, 1),
  past_score numeric(6, 1),
  past_date date,
  mode text,
  batch text not null,
  start_date date,
  notes text not null,
  unique (student_id, place),
  foreign key (company_id, student_id) references student (company_id, id) on delete cascade
);

insert into record_kind (kind, name_query, audience_query, gone_audience) values
  ('student', 'select t.full_name from student t where t.id = wanted', 'select t.audience from student t where t.id = wanted', 0);
select build_record_kinds();
