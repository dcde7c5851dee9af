-- Who gets none of the mail that a company sends to many, and why.
create table suppression (
  id uuid primary key,
  company_id uuid not null references company (id),
  kind text not null check (kind in ('address', 'domain')),
  value text not null check (value <> '' and value = lower(value)),
  -- Null: whatever is sent to many.
  topic text check (topic in ('hotlists', 'requirements', 'news')),
  reason text not null
    check (reason in ('complaint', 'do-not-contact', 'unsubscribed', 'hard-bounce', 'soft-bounce', 'imported')),
  -- Each time that it became known, the newest last: { source, at, subject, words, by, recipient, mail }.
  evidence jsonb not null default '[]' check (jsonb_typeof(evidence) = 'array'),
  released_at timestamptz,
  -- Null where the person themselves released it.
  released_by uuid references user_account (id),
  release_reason text not null default '',
  release_proof text not null default '',
  -- Null for what the person did, or a mail server said.
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);
-- One stands of each; it also answers for ten thousand addresses at once.
create unique index suppression_once on suppression (company_id, value, kind, coalesce(topic, ''), reason)
  where released_at is null;
create index suppression_list on suppression (company_id, created_at desc, id desc);
create index suppression_value on suppression (company_id, value);
create index suppression_maker on suppression (created_by) where created_by is not null;
create index suppression_releaser on suppression (released_by) where released_by is not null;

-- Somebody outside, as one company writes to them: whom the link in a mail names.
create table mail_addressee (
  id uuid primary key,
  company_id uuid not null references company (id),
  address text not null check (address = lower(address)),
  language text,
  created_at timestamptz not null default now(),
  unique (company_id, address)
);

-- Mails that did not arrive this time: several of them within a month stop what is sent.
create table soft_bounce (
  company_id uuid not null references company (id),
  address text not null check (address = lower(address)),
  -- Which mail it was.
  mail text not null,
  words text not null default '',
  at timestamptz not null,
  primary key (company_id, address, mail)
);
create index soft_bounce_at on soft_bounce (at);
