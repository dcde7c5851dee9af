-- The language of the letters that a person gets: the one last chosen in the web app.
alter table user_account add column language text not null default 'en' check (language in ('en', 'fr', 'zh', 'ar'));

-- A letter is sent by the one worker that holds its lease. `due_at` is when it may be worked on next: at once while queued, when the
-- lease ends while sending, at the next try while deferred. `content_at` is when its content began to go to the server: from then on
-- a worker that dies leaves a letter whose end nobody knows.
alter table mail
  add column lease uuid,
  add column attempts int not null default 0,
  add column due_at timestamptz not null default now(),
  add column content_at timestamptz,
  drop constraint mail_state_check,
  add constraint mail_state_check
    check (state in ('queued', 'sending', 'stored', 'accepted', 'deferred', 'refused', 'unknown'));

create index mail_waiting on mail (state) where state in ('queued', 'sending', 'deferred');
-- Letters that have ended and still hold what they said.
create index mail_readable on mail (created_at) where state in ('accepted', 'refused', 'unknown') and text_body <> '';
