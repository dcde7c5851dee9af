-- Which process reads a mailbox now, and until when nobody else does: after an error, until it is tried again.
create table mail_reading (
  mailbox_id uuid primary key references mailbox (id) on delete cascade,
  holder uuid not null,
  held_until timestamptz not null,
  -- Of the mailbox that was read: another one is tried at once.
  version int not null,
  -- How often in a row it failed.
  failures int not null default 0
);

-- How far a folder was read. A server that numbers its mails anew says so by another validity (RFC 3501, 2.3.1.1).
create table mail_folder (
  mailbox_id uuid not null references mailbox (id) on delete cascade,
  folder text not null,
  uid_validity text not null,
  last_uid bigint not null,
  last_success_at timestamptz not null default now(),
  -- The mail at which the reading ended, and how often.
  stuck_uid bigint,
  stuck_times int not null default 0,
  primary key (mailbox_id, folder)
);

-- Mails that were not read, each with its place and the reason; those behind it were.
create table mail_unread (
  mailbox_id uuid not null references mailbox (id) on delete cascade,
  folder text not null,
  uid_validity text not null,
  uid bigint not null,
  reason text not null,
  created_at timestamptz not null default now(),
  primary key (mailbox_id, folder, uid_validity, uid)
);
