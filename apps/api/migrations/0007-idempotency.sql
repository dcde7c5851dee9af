-- What a write answered, beside the write itself: a repeat of the same request gets the first answer and has no effect of its own.
create table idempotency_key (
  owner text not null,
  key text not null,
  action text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (owner, key, action)
);
create index idempotency_key_age on idempotency_key (created_at);
