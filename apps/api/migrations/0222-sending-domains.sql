-- Domains in whose name a company sends, each with the key that signs its mail (DKIM, RFC 6376).
create table sending_domain (
  id uuid primary key,
  company_id uuid not null references company (id),
  domain text not null check (domain = lower(domain)),
  selector text not null,
  sealed_private_key text not null,
  -- In DER, base64, as the DNS says it.
  public_key text not null,
  -- What the DNS said last: { part, state, found }.
  checks jsonb not null default '[]',
  checked_at timestamptz,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  constraint sending_domain_name unique (company_id, domain)
);
create index sending_domain_list on sending_domain (company_id, created_at desc, id desc);
