-- News and offers that administrators write for everybody.
create table article (
  id uuid primary key,
  kind text not null check (kind in ('news', 'offer')),
  title text not null,
  description text not null,
  body text not null,
  link text not null,
  starts_on date,
  ends_on date,
  status text not null check (status in ('active', 'inactive')),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  constraint article_days check (ends_on >= starts_on)
);
create index article_list on article (kind, created_at desc, id desc) where deleted_at is null;
