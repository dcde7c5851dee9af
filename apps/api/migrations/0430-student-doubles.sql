-- Keyed, under the company: the same for two spellings of a name with one birth date. It tells neither.
alter table student add column person_mark bytea;

-- An address without what its mail box ignores: case, what follows a plus, and the dots of Gmail.
create function mail_box(address text) returns text language sql immutable parallel safe strict
  return case
    when split_part(lower(address), '@', 2) in ('gmail.com', 'googlemail.com')
      then replace(split_part(split_part(lower(address), '@', 1), '+', 1), '.', '') || '@gmail.com'
    else split_part(split_part(lower(address), '@', 1), '+', 1) || '@' || split_part(lower(address), '@', 2)
  end;

create index student_by_person on student (company_id, person_mark) where deleted_at is null and person_mark is not null;
create index student_by_box on student (company_id, mail_box(email)) where deleted_at is null and email <> '';
create index student_by_phone on student (company_id, (phone_code || phone_number)) where deleted_at is null and phone_number <> '';

-- Students to compare with the others of their company; a job works through them, the newest change first.
create table student_to_match (
  n bigint generated always as identity primary key,
  student_id uuid not null
);
insert into student_to_match (student_id) select id from student where deleted_at is null;

create function note_student_added() returns trigger language plpgsql as $$
begin
  insert into student_to_match (student_id) select id from added;
  return null;
end $$;
create function note_student_changed() returns trigger language plpgsql as $$
begin
  insert into student_to_match (student_id)
  select n.id from added n join removed o on o.id = n.id
  where n.deleted_at is null
    and (n.full_name, n.email, n.phone_code, n.phone_number, n.person_mark, n.sealed_birth_date is null, n.deleted_at)
      is distinct from (o.full_name, o.email, o.phone_code, o.phone_number, o.person_mark, o.sealed_birth_date is null, o.deleted_at);
  return null;
end $$;
create trigger student_added_to_match after insert on student referencing new table as added
  for each statement execute function note_student_added();
create trigger student_changed_to_match after update on student referencing old table as removed new table as added
  for each statement execute function note_student_changed();

-- Two students that are perhaps one, or were said not to be.
create table student_pair (
  id uuid primary key,
  company_id uuid not null references company (id),
  one_id uuid not null,
  other_id uuid not null,
  score real not null,
  reasons text[] not null,
  state text not null default 'open' check (state in ('open', 'apart')),
  decided_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  check (one_id < other_id),
  unique (one_id, other_id),
  foreign key (company_id, one_id) references student (company_id, id) on delete cascade,
  foreign key (company_id, other_id) references student (company_id, id) on delete cascade
);
create index student_pair_list on student_pair (company_id, state, score desc, id desc);
create index student_pair_other on student_pair (other_id);

-- Two students that were made one, with all that is needed to split them again.
create table student_merge (
  id uuid primary key,
  company_id uuid not null references company (id),
  kept_id uuid not null,
  gone_id uuid not null,
  before jsonb not null,
  merged jsonb not null,
  moved jsonb not null,
  -- Sealed values that the kept one has of the other, and what stood in their place, sealed under this row.
  sealed_taken text[] not null default '{}',
  sealed_birth_date text,
  sealed_passport text,
  gone_version int not null,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  split_at timestamptz,
  foreign key (company_id, kept_id) references student (company_id, id),
  foreign key (company_id, gone_id) references student (company_id, id)
);
create index student_merge_kept on student_merge (company_id, kept_id, created_at desc, id desc) where split_at is null;
create index student_merge_gone on student_merge (gone_id);
create index student_merge_age on student_merge (created_at);
