-- A condition is met by a paper for as long as that is accepted. `met_before` keeps the day while it is not, so that everything that counts
-- open conditions counts this one.
alter table student_application_condition
  add column paper_id uuid,
  add column met_before date,
  add foreign key (company_id, paper_id) references student_paper (company_id, id) on delete set null (paper_id),
  add check (met_on is null or met_before is null);
create index student_application_condition_paper on student_application_condition (paper_id) where paper_id is not null;

create function keep_conditions_with_paper() returns trigger language plpgsql as $$
declare
  holds boolean := new.state = 'accepted' and new.deleted_at is null;
  touched uuid[];
begin
  with changed as (
    update student_application_condition set met_on = case when holds then met_before end, met_before = case when holds then null else met_on end
    where paper_id = new.id and (case when holds then met_before else met_on end) is not null
    returning application_id
  )
  select array_agg(distinct application_id) into touched from changed;
  -- Its trigger finds the deadline that comes next.
  update student_application set intake_id = intake_id where id = any(touched);
  return null;
end $$;
create trigger student_paper_conditions after update on student_paper for each row
  when ((old.state = 'accepted' and old.deleted_at is null) is distinct from (new.state = 'accepted' and new.deleted_at is null))
  execute function keep_conditions_with_paper();

-- Parted again, a condition that the other student's paper met is open.
create or replace function end_foreign_papers() returns trigger language plpgsql as $$
begin
  delete from student_paper_application l using student_paper p, student_application a
  where p.id = l.paper_id and a.id = l.application_id and p.student_id <> a.student_id
    and (tg_table_name = 'student_paper' and p.id = new.id or tg_table_name = 'student_application' and a.id = new.id);
  update student_application_condition c set met_on = null, met_before = null, paper_id = null from student_paper p, student_application a
  where p.id = c.paper_id and a.id = c.application_id and p.student_id <> a.student_id
    and (tg_table_name = 'student_paper' and p.id = new.id or tg_table_name = 'student_application' and a.id = new.id);
  return null;
end $$;
