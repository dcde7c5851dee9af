-- What somebody has to do, in the company that they do it for. It may be about a record, and reminds once at its time.
create table task (
  id uuid primary key,
  company_id uuid not null references company (id) on delete cascade,
  person_id uuid not null references user_account (id) on delete cascade,
  -- Nobody if a visitor of a public page asked for it.
  created_by uuid references user_account (id) on delete set null,
  -- A kind of notice, whose text says what is to be done; what fills it stands in `params`. `title` is that text in English.
  kind text not null,
  params jsonb not null,
  title text not null,
  note text not null default '',
  record_kind text,
  record_id uuid,
  due_on date,
  remind_at timestamptz,
  reminded_at timestamptz,
  done_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  check ((record_kind is null) = (record_id is null))
);
create index task_of_person on task (person_id, company_id, created_at desc, id desc);
create index task_of_record on task (record_id, person_id) where record_id is not null;
create index task_reminding on task (remind_at) where remind_at is not null and reminded_at is null and done_at is null;
create index task_of_company on task (company_id);
create index task_of_maker on task (created_by);
