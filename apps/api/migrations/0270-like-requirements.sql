-- What was read in a mail that asks for people: by it, like requirements of several vendors are found.
create table inbox_requirement (
  thread_id uuid primary key references inbox_thread (id) on delete cascade,
  company_id uuid not null references company (id),
  mail_id uuid not null references inbox_mail (id) on delete cascade,
  title text not null,
  -- The title as titles are compared.
  title_words text[] not null,
  client text not null default '',
  places text[] not null default '{}',
  rate_min numeric,
  rate_max numeric,
  rate_currency text not null default '',
  rate_per text not null default '',
  pay_types text[] not null default '{}',
  asked_at timestamptz not null
);
create index inbox_requirement_lately on inbox_requirement (company_id, asked_at);
create index inbox_requirement_mail on inbox_requirement (mail_id);

-- Conversations of the same value ask for the same.
alter table inbox_thread
  add column alike_id uuid,
  -- Somebody joined or parted it: no rule does so after that.
  add column alike_by uuid references user_account (id);
create index inbox_thread_alike on inbox_thread (company_id, alike_id, last_at desc) where alike_id is not null;
-- Which of those that wait stands for the others is asked with each look at the queue.
create index inbox_thread_alike_waiting on inbox_thread (company_id, alike_id, last_at desc, id desc)
  where alike_id is not null and kind = 'requirement' and state <> 'done';
