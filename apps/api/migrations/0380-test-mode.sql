-- The mail server of the installation, as an administrator named it: one row, or none.
create table house_server (
  id uuid primary key,
  is_only boolean not null default true unique check (is_only),
  host text not null,
  port int not null check (port between 1 and 65535),
  security text not null check (security in ('tls', 'starttls', 'none')),
  user_name text not null,
  sealed_password text,
  sender_name text not null,
  sender_address text not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A password is told over TLS alone.
  check (security <> 'none' or sealed_password is null)
);
grant select, insert, update, delete on house_server to corridor_app;

-- Mail of companies that was handed over in test mode: it is kept here, and is never sent. What it says is sealed.
create table test_mail (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  from_address text not null,
  to_address text not null,
  bytes int not null,
  sealed_content text not null,
  created_at timestamptz not null default now()
);
create index test_mail_newest on test_mail (created_at desc);
create index test_mail_company on test_mail (company_id);
grant select, insert, update, delete on test_mail to corridor_app;

-- What began in test mode stays in it: nobody gets the rest of it in earnest.
alter table campaign add column is_test boolean not null default false;
alter table inbox_mail add column is_test boolean not null default false;
