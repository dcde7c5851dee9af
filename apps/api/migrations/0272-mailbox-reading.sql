-- A mailbox may send and not be read, or the other way round: each has a state and a last error of its own.
alter table mailbox
  add column read_state text not null default 'working' check (read_state in ('working', 'reconnect', 'failing')),
  add column read_error text not null default '',
  add column read_at timestamptz;
update mailbox set read_state = state, read_error = last_error where state in ('reconnect', 'failing') and imap_host <> '';
update mailbox set read_at = last_success_at where imap_host <> '';

-- Somebody asked that it be tried again.
alter table mail_unread add column again boolean not null default false;
