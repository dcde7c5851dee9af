-- Whom a job does not take, beside those whom alone it takes; and how many days of a week are worked on site.
alter table job
  add column refused_authorization_ids uuid[] not null default '{}',
  add column office_days smallint check (office_days between 1 and 5),
  add column authorization_words text not null default '';
