-- Students whom a hand-over gave to another counsellor: it is taken back for these.
alter table hand_over add unique (company_id, id);
create table hand_over_student (
  hand_over_id uuid not null,
  company_id uuid not null,
  student_id uuid not null,
  primary key (hand_over_id, student_id),
  foreign key (company_id, hand_over_id) references hand_over (company_id, id) on delete cascade,
  foreign key (company_id, student_id) references student (company_id, id) on delete cascade
);
create index hand_over_student_of on hand_over_student (student_id);
