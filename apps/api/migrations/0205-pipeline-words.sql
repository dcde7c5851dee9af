-- What the lists of jobs, applications and submissions are sorted and searched by: in the row itself, so that an index serves it.
create index job_by_received on job (company_id, received_on, id) where deleted_at is null;
-- What is empty stands last in both directions.
create index job_by_received_last on job (company_id, received_on desc nulls last, id desc) where deleted_at is null;
create index job_by_due_last on job (company_id, due_on desc nulls last, id desc) where deleted_at is null;
create index job_by_expiry_last on job (company_id, job_expire_date desc nulls last, id desc) where deleted_at is null;
create index job_by_priority on job (company_id, array_position(array['low', 'normal', 'high', 'urgent'], priority), id) where deleted_at is null;
create index job_by_positions on job (company_id, positions, id) where deleted_at is null;
alter table job add column search_words tsvector
  generated always as (to_tsvector('simple', search_fold(job_title || ' ' || reference))) stored;
create index job_words on job using gin (company_id, search_words) with (fastupdate = off);
create index job_place on job using gin (company_id, place_text gin_trgm_ops) with (fastupdate = off);

alter table application add column job_title text not null default '';
update application a set job_title = j.job_title from job j where j.id = a.job_id;
alter table application add column search_text text
  generated always as (search_fold(first_name || ' ' || last_name || ' ' || email || ' ' || job_title)) stored;
alter table application add column search_words tsvector
  generated always as (to_tsvector('simple', search_fold(first_name || ' ' || last_name || ' ' || email || ' ' || job_title))) stored;
create index application_words on application using gin (company_id, search_words) with (fastupdate = off);
create index application_by_job on application (company_id, job_title collate corridor_text, id) where deleted_at is null;
create index application_search on application using gin (company_id, search_text gin_trgm_ops) with (fastupdate = off);

alter table submission add column candidate_name text not null default '', add column job_title text not null default '';
update submission s set candidate_name = c.full_name, job_title = j.job_title from candidate c, job j
  where c.id = s.candidate_id and j.id = s.job_id;
alter table submission add column search_text text generated always as (search_fold(candidate_name || ' ' || job_title)) stored;
alter table submission add column search_words tsvector
  generated always as (to_tsvector('simple', search_fold(candidate_name || ' ' || job_title))) stored;
create index submission_words on submission using gin (company_id, search_words) with (fastupdate = off);
create index submission_by_candidate on submission (company_id, candidate_name collate corridor_text, id) where deleted_at is null;
create index submission_by_job on submission (company_id, job_title collate corridor_text, id) where deleted_at is null;
create index submission_search on submission using gin (company_id, search_text gin_trgm_ops) with (fastupdate = off);

create function take_submission_names() returns trigger language plpgsql as $$
begin
  select c.full_name into new.candidate_name from candidate c where c.id = new.candidate_id;
  select j.job_title into new.job_title from job j where j.id = new.job_id;
  return new;
end $$;
create trigger submission_names before insert or update of candidate_id, job_id on submission
  for each row execute function take_submission_names();

create function take_application_job() returns trigger language plpgsql as $$
begin
  select j.job_title into new.job_title from job j where j.id = new.job_id;
  return new;
end $$;
create trigger application_job_title before insert or update of job_id on application
  for each row execute function take_application_job();

create function keep_job_title() returns trigger language plpgsql as $$
begin
  update application set job_title = new.job_title where job_id = new.id;
  update submission set job_title = new.job_title where job_id = new.id;
  return null;
end $$;
create trigger job_title_in_pipeline after update of job_title on job for each row
  when (old.job_title is distinct from new.job_title) execute function keep_job_title();

create function keep_submitted_name() returns trigger language plpgsql as $$
begin
  update submission set candidate_name = new.full_name where candidate_id = new.id;
  return null;
end $$;
create trigger candidate_name_in_pipeline after update of first_name, last_name on candidate for each row
  when (old.full_name is distinct from new.full_name) execute function keep_submitted_name();
