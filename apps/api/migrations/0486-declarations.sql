-- A student, or a guardian of theirs, has no account: who signs is then told by the record that it is about, and by their role in it.
alter table proof_signing
  alter column signed_by drop not null,
  add column subject_kind text,
  add column subject_id uuid,
  add column role text check (role in ('student', 'guardian')),
  -- A keyed hash of the facts that were declared.
  add column facts_hash text,
  add constraint proof_signing_signer check (num_nulls(signed_by, subject_kind) = 1),
  add constraint proof_signing_subject check (num_nulls(subject_kind, subject_id, role, facts_hash) in (0, 4));
create index proof_signing_subject on proof_signing (subject_id) where subject_id is not null;

alter table proof_paper
  add unique (company_id, id),
  drop constraint proof_paper_kind_check,
  add constraint proof_paper_kind_check check (kind in ('agreement', 'certificate', 'declaration')),
  drop constraint proof_paper_signed,
  add constraint proof_paper_signed check ((kind = 'certificate') = (signing_id is null));

-- The paper of a declaration is of a student, and no section of a company.
create or replace function reopen_paper_section() returns trigger language plpgsql as $$
begin
  if new.kind <> 'declaration' then
    perform submit_section(new.company_id, case new.kind when 'agreement' then 'agreement' else 'repCertificate' end);
  end if;
  return null;
end
$$;

-- Since when a declaration closes the file; null while none does.
alter table student add column declared_at timestamptz;

-- A declaration of a student: asked for by links, signed, reopened by a change of what it covers, or revoked before it was signed.
create table student_declaration (
  id uuid primary key,
  company_id uuid not null references company (id),
  student_id uuid not null,
  state text not null check (state in ('asked', 'signed', 'reopened', 'revoked')),
  is_by_link boolean not null,
  language text not null,
  -- The last day on which its links open; null without links.
  ask_until date,
  -- From the first signing on: a keyed hash of the facts, and a print of each field by which a change is told. The print of a sealed value is
  -- of its sealed text, which tells nothing of it.
  facts_hash text,
  prints jsonb,
  paper_id uuid,
  file_key text,
  signed_at timestamptz,
  reopened_at timestamptz,
  -- Names of fields, never their values.
  reopened_fields text[] not null default '{}',
  -- Those who are to hear of the reopening have.
  told_at timestamptz,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  foreign key (company_id, student_id) references student (company_id, id) on delete cascade,
  foreign key (company_id, paper_id) references proof_paper (company_id, id),
  foreign key (company_id, file_key) references stored_file (company_id, key),
  check (state not in ('signed', 'reopened') or num_nulls(facts_hash, prints) = 0)
);
-- One that is open or stands, of each student: of two who ask or sign at once, one is refused.
create unique index student_declaration_standing on student_declaration (student_id) where state in ('asked', 'signed');
create index student_declaration_student on student_declaration (student_id, created_at desc, id desc);
create index student_declaration_untold on student_declaration (reopened_at) where state = 'reopened' and told_at is null;
create index student_declaration_file on student_declaration (file_key) where file_key is not null;

-- Who signs it: the student, and beside one under 18 a guardian of theirs.
create table student_declaration_signer (
  id uuid primary key,
  company_id uuid not null,
  declaration_id uuid not null,
  role text not null check (role in ('student', 'guardian')),
  -- Name and address at which they were asked.
  name text not null,
  email text not null,
  -- Hash of the link's token; null without a link.
  token_hash bytea unique,
  signing_id uuid,
  unique (declaration_id, role),
  foreign key (company_id, declaration_id) references student_declaration (company_id, id) on delete cascade,
  foreign key (company_id, signing_id) references proof_signing (company_id, id)
);
create index student_declaration_signer_signing on student_declaration_signer (signing_id) where signing_id is not null;

select guard_rows('student_declaration');
select guard_rows('student_declaration_signer');

drop index student_list;
create index student_list on student (company_id, created_at desc, id desc)
  include (saved_steps, citizenship_id, counsellor_id, updated_at, declared_at) where deleted_at is null;

-- A print of each field of the ten steps, by the number of its step and its name, and of whether the step is saved. An address for letters
-- that follows the other one has the values of that.
create function declared_prints(s student) returns jsonb language sql stable as $$
  select jsonb_object_agg(step || ' ' || field, md5((step = any(s.saved_steps))::text || ' ' || coalesce(value, ''))) from (values
    (1, 'firstName', s.first_name),
    (1, 'middleName', s.middle_name),
    (1, 'lastName', s.last_name),
    (2, 'addressLineOne', s.address_line_one),
    (2, 'addressLineTwo', s.address_line_two),
    (2, 'country', s.country_id::text),
    (2, 'state', coalesce(s.state_id::text, s.state_name)),
    (2, 'city', coalesce(s.city_id::text, s.city_name)),
    (2, 'zipCode', s.zip_code),
    (2, 'livedSince', s.lived_since),
    (2, 'formerAddresses', (select string_agg((to_jsonb(e) - '{id,company_id,student_id,place}'::text[])::text, ' ' order by e.place)
      from student_former_address e where e.student_id = s.id)),
    (3, 'addressLineOne', case when s.same_as_above then s.address_line_one else s.mail_line_one end),
    (3, 'addressLineTwo', case when s.same_as_above then s.address_line_two else s.mail_line_two end),
    (3, 'country', case when s.same_as_above then s.country_id else s.mail_country_id end::text),
    (3, 'state', case when s.same_as_above then coalesce(s.state_id::text, s.state_name)
      else coalesce(s.mail_state_id::text, s.mail_state_name) end),
    (3, 'city', case when s.same_as_above then coalesce(s.city_id::text, s.city_name)
      else coalesce(s.mail_city_id::text, s.mail_city_name) end),
    (3, 'zipCode', case when s.same_as_above then s.zip_code else s.mail_zip_code end),
    (4, 'email', s.email),
    (4, 'countryCode', s.phone_code),
    (4, 'phoneNumber', s.phone_number),
    (5, 'contacts', (select string_agg((to_jsonb(e) - '{id,company_id,student_id,place}'::text[])::text, ' ' order by e.place)
      from student_contact e where e.student_id = s.id)),
    (6, 'countryOfCitizenship', s.citizenship_id::text),
    (6, 'birthDate', s.sealed_birth_date),
    (6, 'passportNumber', s.sealed_passport),
    (6, 'expiresDate', s.passport_expires::text),
    (7, 'maritalStatus', s.marital_status),
    (7, 'numberOfKids', s.number_of_kids::text),
    (8, 'deportationDetails', (select string_agg((to_jsonb(e) - '{id,company_id,student_id,place}'::text[])::text, ' ' order by e.place)
      from student_refusal e where e.student_id = s.id)),
    (8, 'further', s.refusals_further),
    (9, 'previousCountries', (select string_agg((to_jsonb(e) - '{id,company_id,student_id,place}'::text[])::text, ' ' order by e.place)
      from student_visit e where e.student_id = s.id)),
    (9, 'further', s.visits_further),
    (10, 'tests', (select string_agg((to_jsonb(e) - '{id,company_id,student_id,place}'::text[])::text, ' ' order by e.place)
      from student_test e where e.student_id = s.id))
  ) as fields (step, field, value)
$$;

-- Reopens what was signed of a student if a field that it covers is another by now, names those fields, and leaves a row of the audit. True
-- if it did. Values that are sealed anew with other keys are the same values.
create function reopen_declaration(s student) returns boolean language plpgsql as $$
declare
  declared student_declaration;
  present jsonb;
  fields text[];
begin
  select * into declared from student_declaration
  where student_id = s.id and state in ('asked', 'signed') and prints is not null for update;
  if not found then
    return false;
  end if;
  present := declared_prints(s);
  if current_setting('app.resealing', true) = 'on' then
    update student_declaration set prints = prints || jsonb_build_object(
      '6 birthDate', present -> '6 birthDate', '6 passportNumber', present -> '6 passportNumber') where id = declared.id;
    return false;
  end if;
  select array_agg(field order by step, field) into fields from (
    select split_part(key, ' ', 2) as field, min(split_part(key, ' ', 1)::int) as step from jsonb_each_text(present)
    where declared.prints ->> key is distinct from value group by 1
  ) changed;
  if fields is null then
    return false;
  end if;
  update student_declaration
  set state = 'reopened', reopened_at = now(), reopened_fields = fields, version = version + 1, updated_at = now()
  where id = declared.id;
  update proof_paper set revoked_at = now(), revoke_reason = 'The file has changed' where id = declared.paper_id and revoked_at is null;
  insert into audit (id, actor_id, company_id, action, record_kind, record_id, before, after)
  values (uuidv7(), nullif(current_setting('app.person', true), '')::uuid, s.company_id, 'student.reopen', 'student', s.id,
    jsonb_build_object('state', declared.state), jsonb_build_object('state', 'reopened', 'fields', fields));
  return true;
end
$$;

create function keep_declared() returns trigger language plpgsql as $$
begin
  if reopen_declaration(new) then
    new.declared_at := null;
  end if;
  return new;
end
$$;
create trigger student_declared before update on student for each row execute function keep_declared();

-- Rows of a step are written anew as a whole: what has become of them is looked at once all are written.
create function keep_declared_rows() returns trigger language plpgsql as $$
declare
  s student;
begin
  select * into s from student where id = case tg_op when 'DELETE' then old.student_id else new.student_id end;
  if found and reopen_declaration(s) then
    update student set declared_at = null where id = s.id;
  end if;
  return null;
end
$$;
create constraint trigger student_contact_declared after insert or update or delete on student_contact
  deferrable initially deferred for each row execute function keep_declared_rows();
create constraint trigger student_former_address_declared after insert or update or delete on student_former_address
  deferrable initially deferred for each row execute function keep_declared_rows();
create constraint trigger student_refusal_declared after insert or update or delete on student_refusal
  deferrable initially deferred for each row execute function keep_declared_rows();
create constraint trigger student_visit_declared after insert or update or delete on student_visit
  deferrable initially deferred for each row execute function keep_declared_rows();
create constraint trigger student_test_declared after insert or update or delete on student_test
  deferrable initially deferred for each row execute function keep_declared_rows();

-- A student who is forgotten for good leaves no signature behind. It is done as the owner: the application deletes nothing that proves.
create function forget_signings() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from student_declaration where student_id = old.id;
  delete from student_declaration_signer where signing_id in (select id from proof_signing where subject_kind = 'student' and subject_id = old.id);
  delete from proof_paper where signing_id in (select id from proof_signing where subject_kind = 'student' and subject_id = old.id);
  delete from proof_signing where subject_kind = 'student' and subject_id = old.id;
  return null;
end
$$;
create trigger student_forgotten after delete on student for each row execute function forget_signings();
