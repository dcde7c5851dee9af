-- Where a company's mail, or a member's own, goes out and comes in.
create table mailbox (
  id uuid primary key,
  company_id uuid not null references company (id),
  -- Null for one of the company.
  member_id uuid references user_account (id),
  name text not null,
  address text not null check (address = lower(address)),
  way text not null check (way in ('password', 'google', 'microsoft', 'relay')),
  state text not null default 'working' check (state in ('working', 'reconnect', 'failing', 'off')),
  -- Empty for one that goes through the operator's server.
  smtp_host text not null default '',
  smtp_port int not null default 465,
  smtp_security text not null default 'tls' check (smtp_security in ('tls', 'starttls')),
  imap_host text not null default '',
  imap_port int not null default 993,
  imap_security text not null default 'tls' check (imap_security in ('tls', 'starttls')),
  user_name text not null default '',
  sealed_password text,
  sealed_refresh_token text,
  sealed_access_token text,
  access_token_until timestamptz,
  folders text[] not null default '{INBOX}',
  per_hour int not null check (per_hour > 0),
  per_day int not null check (per_day > 0),
  last_success_at timestamptz,
  last_error text not null default '',
  checked_at timestamptz,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  constraint mailbox_address unique (company_id, address),
  check ((way = 'password') = (sealed_password is not null)),
  check ((way in ('google', 'microsoft')) = (sealed_refresh_token is not null)),
  check ((way = 'relay') = (smtp_host = ''))
);
create index mailbox_list on mailbox (company_id, created_at desc, id desc);
create index mailbox_member on mailbox (member_id) where member_id is not null;

-- Somebody who was sent to their provider to agree. It ends with the session that began it, with its use, and after ten minutes.
create table mail_consent (
  id uuid primary key,
  company_id uuid not null references company (id),
  user_id uuid not null references user_account (id),
  session_id uuid not null references session (id) on delete cascade,
  state_hash bytea not null unique,
  sealed_verifier text not null,
  way text not null check (way in ('google', 'microsoft')),
  is_of_company boolean not null,
  -- One that is connected anew.
  mailbox_id uuid references mailbox (id) on delete cascade,
  expires_at timestamptz not null
);
create index mail_consent_session on mail_consent (session_id);
create index mail_consent_mailbox on mail_consent (mailbox_id) where mailbox_id is not null;
