-- The keys that sign papers. The newest signs; older ones stay, so that what they signed can be told from what nobody signed.
create table signing_key (
  id uuid primary key,
  -- DER.
  certificate bytea not null,
  sealed_key text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
