-- Rules of an agency that its Owner sets.
create table agency_settings (
  id uuid primary key,
  company_id uuid not null unique references company (id),
  -- A firm of one: nobody else is there to review a file.
  reviews_alone boolean not null default false,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);

-- A second person's look at a student's file before it leaves the house.
create table file_review (
  id uuid primary key,
  company_id uuid not null,
  student_id uuid not null,
  state text not null default 'asked' check (state in ('asked', 'approved', 'overridden', 'withdrawn')),
  reviewer_id uuid references user_account (id),
  note text not null default '',
  decided_by uuid references user_account (id),
  decided_at timestamptz,
  reason text not null default '',
  -- What the file was when it was decided, a print of each field: a later change is seen by them, and named.
  prints jsonb,
  -- Rows of the audit of the minute before, which it had before its eyes: a change that began then and ended later is none of them.
  seen uuid[] not null default '{}',
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  unique (company_id, id),
  foreign key (company_id, student_id) references student (company_id, id) on delete cascade,
  check ((state in ('approved', 'overridden')) = (prints is not null))
);
create unique index file_review_asked on file_review (student_id) where state = 'asked' and deleted_at is null;
create index file_review_of on file_review (student_id, created_at desc, id desc);
create index file_review_list on file_review (company_id, created_at desc, id desc) where deleted_at is null;
create index file_review_mine on file_review (company_id, reviewer_id) where state = 'asked' and deleted_at is null;

-- A remark on a field, which keeps the file in the house until somebody answers it.
create table file_review_comment (
  id uuid primary key,
  company_id uuid not null,
  review_id uuid not null,
  -- A step of the enrolment from 1 to 10 with a name of one of its fields; both null for the file as a whole.
  step int check (step between 1 and 10),
  field text,
  text text not null,
  made_by uuid references user_account (id),
  made_at timestamptz not null default clock_timestamp(),
  answer text not null default '',
  answered_by uuid references user_account (id),
  answered_at timestamptz,
  foreign key (company_id, review_id) references file_review (company_id, id) on delete cascade
);
create index file_review_comment_of on file_review_comment (review_id, made_at, id);

-- A print of each field of a file: of the ten steps as a declaration covers them, of the plan, and of the papers.
create function reviewed_prints(s student) returns jsonb language sql stable as $$
  select declared_prints(s) || jsonb_build_object(
    '0 level', md5(coalesce(s.level, '')),
    '0 field', md5(s.study_field),
    '0 intake', md5(coalesce(s.intake, '')),
    '0 funds', md5(coalesce(s.funds_amount::text, '') || ' ' || coalesce(s.funds_currency, '')),
    '0 targetCountries', md5(coalesce((select string_agg(e.country_id::text, ' ' order by e.place) from student_target e where e.student_id = s.id), '')),
    '0 documents', md5(coalesce((select string_agg(d.id::text || ' ' || d.version, ' ' order by d.id) from student_document d
      where d.student_id = s.id and d.deleted_at is null), '')))
$$;

insert into record_kind (kind, name_query, audience_query, gone_audience) values
  ('file-review', 'select s.full_name from file_review t join student s on s.id = t.student_id where t.id = wanted',
    'select s.audience from file_review t join student s on s.id = t.student_id where t.id = wanted', 0);
select build_record_kinds();

-- Values that are sealed anew with other keys are the same values.
create function keep_reviewed_prints() returns trigger language plpgsql as $$
declare
  present jsonb;
begin
  if current_setting('app.resealing', true) = 'on' then
    present := declared_prints(new);
    update file_review set prints = prints || jsonb_build_object(
      '6 birthDate', present -> '6 birthDate', '6 passportNumber', present -> '6 passportNumber')
    where student_id = new.id and prints is not null;
  end if;
  return null;
end $$;
create trigger student_reviewed after update on student for each row
  when (old.sealed_birth_date is distinct from new.sealed_birth_date or old.sealed_passport is distinct from new.sealed_passport)
  execute function keep_reviewed_prints();
