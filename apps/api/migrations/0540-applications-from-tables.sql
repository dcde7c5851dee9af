-- A table of applications may say who leads the student: whom that handed over, and from whom, so that undoing it gives the student back.
alter table student_application
  add column handed_to uuid references user_account (id),
  add column handed_from uuid references user_account (id);
