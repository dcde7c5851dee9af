-- How long a company keeps conversations that are done.
alter table mail_rule add column keep_months int not null default 24 check (keep_months between 3 and 120);
create index inbox_thread_done on inbox_thread (last_at) where state = 'done';
