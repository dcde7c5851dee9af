-- Passport numbers, birth dates and papers of identity go so many months after a file was closed.
alter table agency_settings add column identity_months int not null default 24 check (identity_months in (12, 24, 60));
alter table student
  -- Whether they are still to be removed once the file has been closed for so long. A file that was opened again begins anew.
  add column identity_kept boolean not null default true,
  -- When Owner and counsellor heard that they go.
  add column identity_told_at timestamptz,
  -- What went last, and when; never a value.
  add column identity_removed_at timestamptz,
  add column identity_removed text[] not null default '{}';
create index student_identity on student (closed_on, id) where deleted_at is null and closed_on is not null and identity_kept;

create or replace function keep_student_closing(wanted uuid) returns void language sql as $$
  update student s set closed_on = f.day, identity_kept = true, identity_told_at = null
  from (
    select case when bool_and(a.stage in ('enrolled', 'rejected', 'withdrawn', 'deferred'))
      then max(case when a.stage = 'deferred' then greatest(a.stage_on, a.starts_on) else a.stage_on end) + 90 end as day
    from student_application a where a.student_id = wanted and a.deleted_at is null) f
  where s.id = wanted and s.closed_on is distinct from f.day
$$;
