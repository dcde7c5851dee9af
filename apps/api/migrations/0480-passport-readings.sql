-- Pictures of passports are read too. What was read lies sealed, apart from its reading and gone with it; a reading that failed keeps no file.
alter table parse
  drop constraint parse_kind_check,
  add constraint parse_kind_check check (kind in ('resume', 'job', 'passport')),
  alter column file_key drop not null;

create table parse_zone (
  parse_id uuid primary key,
  id uuid generated always as (parse_id) stored,
  company_id uuid not null,
  student_id uuid not null,
  sealed_reading text not null,
  foreign key (company_id, parse_id) references parse (company_id, id) on delete cascade,
  foreign key (company_id, student_id) references student (company_id, id) on delete cascade
);
create unique index parse_zone_id on parse_zone (id);
create index parse_zone_student on parse_zone (student_id);
select guard_rows('parse_zone');

-- The names and the citizenship as the zone of the passport writes them, beside those that are printed: one never overwrites the other.
alter table student
  add column zone_surname text not null default '',
  add column zone_given_names text not null default '',
  add column zone_citizenship text not null default '';
