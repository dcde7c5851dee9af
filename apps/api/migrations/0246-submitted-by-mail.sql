-- The mail with which somebody was submitted is its evidence.
alter table submission add column mail_id uuid references inbox_mail (id) on delete set null;
create index submission_mail on submission (mail_id) where mail_id is not null;
