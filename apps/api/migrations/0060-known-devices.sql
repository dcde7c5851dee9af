-- Where a person signed in before: a keyed mark of a browser's cookie, or of an address, which tells neither.
create table known_device (
  user_id uuid not null references user_account (id) on delete cascade,
  mark text not null,
  last_used_at timestamptz not null default now(),
  primary key (user_id, mark)
);
create index known_device_age on known_device (last_used_at);

-- One letter with a link a minute, whoever asks; a link outlives the next one by as long.
alter table user_account add column reset_letter_at timestamptz;
alter table reset_link add column before_hash bytea unique, add column before_until timestamptz;
