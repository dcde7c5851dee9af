-- A paper serves applications of its student: one offers the same statement in several places.
create table student_paper_application (
  company_id uuid not null,
  paper_id uuid not null,
  application_id uuid not null,
  primary key (paper_id, application_id),
  foreign key (company_id, paper_id) references student_paper (company_id, id) on delete cascade,
  foreign key (company_id, application_id) references student_application (company_id, id) on delete cascade
);
create index student_paper_application_of on student_paper_application (application_id);
select guard_rows('student_paper_application'::regclass);

-- Two students who turn out to be one bring papers and applications one after the other, and are parted so too: what belongs to two at the
-- end of that is no longer served.
create function end_foreign_papers() returns trigger language plpgsql as $$
begin
  delete from student_paper_application l using student_paper p, student_application a
  where p.id = l.paper_id and a.id = l.application_id and p.student_id <> a.student_id
    and (tg_table_name = 'student_paper' and p.id = new.id or tg_table_name = 'student_application' and a.id = new.id);
  return null;
end $$;
create constraint trigger student_paper_moved_over after update on student_paper deferrable initially deferred
  for each row when (old.student_id <> new.student_id) execute function end_foreign_papers();
create constraint trigger student_application_moved_over after update on student_application deferrable initially deferred
  for each row when (old.student_id <> new.student_id) execute function end_foreign_papers();
