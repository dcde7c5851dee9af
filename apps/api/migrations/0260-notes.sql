-- What a company's people write on a record for each other, and whom they mention in it.
create table note (
  id uuid primary key,
  company_id uuid not null references company (id),
  record_kind text not null,
  record_id uuid not null,
  note text not null,
  mentioned_ids uuid[] not null default '{}',
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz
);
create index note_of on note (record_id, created_at desc, id desc) where deleted_at is null;
create index note_list on note (company_id, created_at desc, id desc) where deleted_at is null;

-- The one note that an application had becomes the first of its notes.
insert into note (id, company_id, record_kind, record_id, note, created_by, created_at, updated_at)
select gen_random_uuid(), t.company_id, 'application', t.id, t.note,
  (select a.actor_id from audit a where a.record_id = t.id::text and a.action = 'application.update' order by a.id desc limit 1),
  t.updated_at, t.updated_at
from application t where t.note <> '';
alter table application drop column note;

-- A record that is removed for good leaves no note behind, also if it goes with another.
create function drop_notes() returns trigger language plpgsql as $$
begin
  delete from note n using gone where n.record_id = gone.id;
  return null;
end $$;
create trigger candidate_notes after delete on candidate referencing old table as gone for each statement execute function drop_notes();
create trigger hotlist_notes after delete on hotlist referencing old table as gone for each statement execute function drop_notes();
create trigger client_notes after delete on client referencing old table as gone for each statement execute function drop_notes();
create trigger job_notes after delete on job referencing old table as gone for each statement execute function drop_notes();
create trigger application_notes after delete on application referencing old table as gone for each statement execute function drop_notes();
create trigger submission_notes after delete on submission referencing old table as gone for each statement execute function drop_notes();
create trigger interview_notes after delete on interview referencing old table as gone for each statement execute function drop_notes();
create trigger placement_notes after delete on placement referencing old table as gone for each statement execute function drop_notes();

-- What notes are called; one is seen by whoever sees its record.
create or replace function audience_of_record(kind text, record_id uuid) returns int language sql stable as $$
  select coalesce(
    (select audience from candidate where id = record_id),
    (select audience from hotlist where id = record_id),
    (select audience from vendor where id = record_id),
    (select audience from vendor_group where id = record_id),
    (select audience from job where id = record_id),
    (select audience from submission where id = record_id),
    (select audience from application where id = record_id),
    (select audience from placement where id = record_id),
    (select audience from campaign where id = record_id),
    (select audience from email_template where id = record_id),
    (select audience from inbox_thread where id = record_id),
    (select c.audience from representation r join candidate c on c.id = r.candidate_id where r.id = record_id),
    (select j.audience from presentation p join job j on j.id = p.job_id where p.id = record_id),
    (select s.audience from interview i join submission s on s.id = i.submission_id where i.id = record_id),
    (select audience from resume_batch where id = record_id),
    (select b.audience from resume_batch_file f join resume_batch b on b.id = f.batch_id where f.id = record_id),
    (select c.audience from candidate_history p join candidate c on c.id = p.candidate_id where p.id = record_id),
    (select c.audience from candidate_education p join candidate c on c.id = p.candidate_id where p.id = record_id),
    (select c.audience from candidate_certification p join candidate c on c.id = p.candidate_id where p.id = record_id),
    (select c.audience from candidate_language p join candidate c on c.id = p.candidate_id where p.id = record_id),
    (select c.audience from candidate_contact p join candidate c on c.id = p.candidate_id where p.id = record_id),
    (select c.audience from candidate_document p join candidate c on c.id = p.candidate_id where p.id = record_id),
    (select c.audience from candidate_details p join candidate c on c.id = p.candidate_id where p.id = record_id),
    (select v.audience from vendor_contact p join vendor v on v.id = p.vendor_id where p.id = record_id),
    (select v.audience from vendor_note p join vendor v on v.id = p.vendor_id where p.id = record_id),
    (select v.audience from vendor_document p join vendor v on v.id = p.vendor_id where p.id = record_id),
    (select v.audience from vendor_format p join vendor v on v.id = p.vendor_id where p.id = record_id),
    (select v.audience from vendor_bank p join vendor v on v.id = p.vendor_id where p.id = record_id),
    (select audience_of_record(n.record_kind, n.record_id) from note n where n.id = audience_of_record.record_id),
    case when kind = 'note' and not exists (select from note n where n.id = audience_of_record.record_id) then 0 end,
    case when kind in ('candidate', 'candidate-document', 'candidate-details', 'hotlist', 'resume-batch', 'vendor', 'vendor-contact', 'vendor-note', 'vendor-document', 'vendor-format', 'vendor-bank', 'vendor-group', 'job', 'submission', 'application', 'interview', 'placement', 'representation', 'presentation', 'campaign', 'email-template', 'inbox') then 0 end)
$$;

create or replace function name_of_record(kind text, key text) returns text language plpgsql stable as $$
declare wanted uuid;
begin
  if kind = 'file' then return (select f.original_name from stored_file f where f.key = name_of_record.key); end if;
  if key !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then return null; end if;
  wanted := key::uuid;
  return case kind
    when 'candidate' then (select trim(t.full_name) from candidate t where t.id = wanted)
    when 'candidate-document' then (select t.title from candidate_document t where t.id = wanted)
    when 'candidate-details' then (select trim(c.full_name) from candidate_details t join candidate c on c.id = t.candidate_id where t.id = wanted)
    when 'hotlist' then (select t.name from hotlist t where t.id = wanted)
    when 'vendor' then (select t.name from vendor t where t.id = wanted)
    when 'vendor-contact' then (select t.full_name from vendor_contact t where t.id = wanted)
    when 'vendor-note' then (select left(t.note, 80) from vendor_note t where t.id = wanted)
    when 'vendor-document' then (select t.title from vendor_document t where t.id = wanted)
    when 'vendor-format' then (select v.name from vendor_format t join vendor v on v.id = t.vendor_id where t.id = wanted)
    when 'vendor-bank' then (select v.name from vendor_bank t join vendor v on v.id = t.vendor_id where t.id = wanted)
    when 'vendor-group' then (select t.name from vendor_group t where t.id = wanted)
    when 'client' then (select t.name from client t where t.id = wanted)
    when 'job' then (select t.job_title from job t where t.id = wanted)
    when 'submission' then (
      select trim(c.full_name) || ' · ' || j.job_title from submission t join candidate c on c.id = t.candidate_id
      join job j on j.id = t.job_id where t.id = wanted)
    when 'application' then (
      select t.full_name || ' · ' || j.job_title from application t join job j on j.id = t.job_id where t.id = wanted)
    when 'stage' then (select t.name from stage t where t.id = wanted)
    when 'interview' then (
      select trim(c.full_name) || ' · ' || j.job_title || ' · ' || t.round from interview t join submission s on s.id = t.submission_id
      join candidate c on c.id = s.candidate_id join job j on j.id = s.job_id where t.id = wanted)
    when 'placement' then (
      select trim(c.full_name) || ' · ' || j.job_title from placement t join submission s on s.id = t.submission_id
      join candidate c on c.id = s.candidate_id join job j on j.id = s.job_id where t.id = wanted)
    when 'representation' then (
      select trim(c.full_name) || ' · ' || j.job_title from representation t join candidate c on c.id = t.candidate_id
      join job j on j.id = t.job_id where t.id = wanted)
    when 'presentation' then (select t.title from presentation t where t.id = wanted)
    when 'email-template' then (select t.name from email_template t where t.id = wanted)
    when 'suppression' then (select t.value from suppression t where t.id = wanted)
    when 'inbox' then (select t.subject from inbox_thread t where t.id = wanted)
    when 'campaign' then (select t.subject from campaign t where t.id = wanted)
    when 'note' then (select left(t.note, 80) from note t where t.id = wanted)
    when 'task' then (select t.title from task t where t.id = wanted)
    when 'company' then (select t.name from company t where t.id = wanted)
    when 'company-employee' then (select trim(t.full_name) from company_employee t where t.id = wanted)
    when 'company-location' then (select t.address from company_location t where t.id = wanted)
    when 'country' then (select t.name from country t where t.id = wanted)
    when 'state' then (select t.name from state t where t.id = wanted)
    when 'city' then (select t.name from city t where t.id = wanted)
    when 'user' then (select trim(t.first_name || ' ' || t.last_name) from user_account t where t.id = wanted)
    when 'import' then (select t.name from import t where t.id = wanted)
    when 'export' then (select t.name from export t where t.id = wanted)
    when 'view' then (select t.name from saved_view t where t.id = wanted)
    when 'resume-batch' then (select t.name from resume_batch t where t.id = wanted)
    when 'resume-batch-file' then (select t.name from resume_batch_file t where t.id = wanted)
    else (select t.name from lookup t where t.id = wanted and t.kind = name_of_record.kind)
  end;
end $$;
