-- What members answer leaves once; what no server answered is never sent again by itself.
alter table inbox_mail
  -- Null for a mail that came in.
  add column answer_state text check (answer_state in ('queued', 'sending', 'accepted', 'refused', 'unknown')),
  -- When its content began to go out.
  add column content_at timestamptz,
  -- The server's words.
  add column answer text not null default '',
  add column attempts int not null default 0,
  -- Until when a worker has it, or when it is tried again.
  add column due_at timestamptz,
  add column written_by uuid references user_account (id),
  add constraint inbox_mail_answered check ((direction = 'out') = (answer_state is not null));
create index inbox_mail_due on inbox_mail (due_at) where answer_state in ('queued', 'sending');
create index inbox_mail_writer on inbox_mail (written_by) where written_by is not null;
