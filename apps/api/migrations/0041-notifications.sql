-- What a person was told of, written in the transaction of what it tells of. `area` says where it is read: an administrator's, a company's,
-- or anywhere. The texts stand with the kinds in the contract; a row holds what fills them.
create table notification (
  id uuid primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  area text check (area in ('admin', 'company')),
  company_id uuid references company (id) on delete cascade,
  kind text not null,
  tab text not null check (tab in ('inbox', 'team', 'following')),
  params jsonb not null,
  name text not null generated always as (coalesce(params ->> 'name', params ->> 'company', '')) stored,
  record_kind text,
  record_id uuid,
  -- Several of one kind about one record are one, as long as it is unread.
  folds boolean not null default false,
  times int not null default 1,
  awaits_digest boolean not null default false,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  check ((company_id is not null) = (area is not distinct from 'company'))
);
create index notification_list on notification (user_id, created_at desc, id desc)
  include (area, company_id, tab, kind, read_at);
create index notification_unread on notification (user_id) include (area, company_id) where read_at is null;
create unique index notification_folded on notification (user_id, kind, record_id) where folds and read_at is null;
create index notification_digest on notification (user_id, created_at) where awaits_digest;
create index notification_old on notification (created_at);

-- What a person chose for a kind; where nothing stands, the kind's own way.
create table notification_setting (
  user_id uuid not null references user_account (id) on delete cascade,
  kind text not null,
  delivery text not null check (delivery in ('app', 'mail', 'digest', 'never')),
  primary key (user_id, kind)
);

-- Where the person's browser was seen last: the hour of the daily letter follows it.
alter table user_account add column time_zone text;

-- A letter that comes again and again says where it is ended.
alter table mail add column unsubscribe_url text;
