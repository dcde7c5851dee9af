-- Addresses of downloads: each gives one file out once, to the session that asked for it. They end with that session and with the file.
create table download_address (
  token_hash bytea primary key,
  session_id uuid not null references session (id) on delete cascade,
  file_key text not null references stored_file (key) on delete cascade,
  file_type text not null,
  save_as text not null,
  -- A download under way has claimed its address: one that breaks off gives it back, one that is done leaves it used.
  state text not null default 'given' check (state in ('given', 'claimed', 'used')),
  expires_at timestamptz not null
);
create index download_address_session on download_address (session_id);
create index download_address_file on download_address (file_key);
create index download_address_expiry on download_address (expires_at);
