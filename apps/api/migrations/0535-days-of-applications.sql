-- Days of an application beside its deadlines, and indexes by which Today finds what waits.
alter table student_application
  -- The day on which the authority wants to see the student.
  add column visa_appointment_on date,
  -- The day on which the programme begins, kept by a trigger: an index holds it beside the stage.
  add column starts_on date;

create function keep_application_start() returns trigger language plpgsql as $$
begin
  new.starts_on := (select k.starts_on from intake k where k.id = new.intake_id);
  return new;
end $$;
create trigger student_application_start before insert or update of intake_id on student_application
  for each row execute function keep_application_start();
create function keep_starts_with_intake() returns trigger language plpgsql as $$
begin
  update student_application set intake_id = intake_id where intake_id = new.id;
  return null;
end $$;
create trigger intake_starts after update on intake for each row
  when (old.starts_on <> new.starts_on) execute function keep_starts_with_intake();
update student_application set intake_id = intake_id;

create index student_application_appointment on student_application (company_id, visa_appointment_on, id)
  where deleted_at is null and visa_appointment_on is not null and stage not in ('enrolled', 'rejected', 'withdrawn', 'deferred');
create index student_application_start on student_application (company_id, starts_on, id)
  where deleted_at is null and stage in ('offer', 'deposit-paid', 'confirmed', 'visa-filed');
create index student_paper_returned on student_paper (company_id, moved_at) where deleted_at is null and state = 'returned';
create index student_document_expiry on student_document (company_id, expires_on) where deleted_at is null and expires_on is not null;
create index file_review_comment_open on file_review_comment (company_id, made_at) where answered_at is null;
create index commission_claimed on commission (company_id, claimed_on) where deleted_at is null and state in ('claimed', 'part-paid');
