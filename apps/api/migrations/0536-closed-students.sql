-- From the day on which a student's file is closed: 90 days after the last of their applications came to its end. Null while one goes on,
-- and for a student without applications. A place that was deferred is not at its end before the programme begins.
alter table student add column closed_on date;
create index student_closed on student (company_id, closed_on) where deleted_at is null and closed_on is not null;
create index student_of_nobody on student (company_id, created_at desc, id desc) where deleted_at is null and counsellor_id is null;
create index student_of_counsellor on student (company_id, counsellor_id) where counsellor_id is not null;

create function keep_student_closing(wanted uuid) returns void language sql as $$
  update student s set closed_on = f.day
  from (
    select case when bool_and(a.stage in ('enrolled', 'rejected', 'withdrawn', 'deferred'))
      then max(case when a.stage = 'deferred' then greatest(a.stage_on, a.starts_on) else a.stage_on end) + 90 end as day
    from student_application a where a.student_id = wanted and a.deleted_at is null) f
  where s.id = wanted and s.closed_on is distinct from f.day
$$;
create function keep_closing_of_student() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform keep_student_closing(old.student_id); end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.student_id <> old.student_id) then perform keep_student_closing(new.student_id); end if;
  return null;
end $$;
create trigger student_application_closing_added after insert on student_application for each row execute function keep_closing_of_student();
create trigger student_application_closing_removed after delete on student_application for each row execute function keep_closing_of_student();
create trigger student_application_closing_changed after update on student_application for each row
  when (old.stage <> new.stage or old.stage_on <> new.stage_on or old.starts_on is distinct from new.starts_on
    or old.student_id <> new.student_id or old.deleted_at is distinct from new.deleted_at)
  execute function keep_closing_of_student();
select keep_student_closing(s.id) from student s where exists (select from student_application a where a.student_id = s.id);
