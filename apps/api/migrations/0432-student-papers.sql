-- The papers of a student. What was once a passport, a visa or a birth record opens as one for good, whatever it is called later.
create table student_document (
  id uuid primary key,
  company_id uuid not null references company (id),
  student_id uuid not null,
  type text not null,
  is_identity boolean not null,
  title text not null,
  expires_on date,
  file_key text not null references stored_file (key),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  foreign key (company_id, student_id) references student (company_id, id)
);
-- A file that stood under a second paper could be opened there by another rule.
create unique index student_document_file on student_document (file_key);
create index student_document_of on student_document (student_id, created_at desc) where deleted_at is null;
create index student_document_list on student_document (company_id, created_at desc, id desc) where deleted_at is null;

insert into record_kind (kind, name_query, audience_query, gone_audience) values
  ('student-document', 'select t.title from student_document t where t.id = wanted', 'select a.audience from student_document t join student a on a.id = t.student_id where t.id = wanted', 0);
select build_record_kinds();
