-- Records whose changes a person hears of. A company's own are watched in that company; companies themselves, by administrators.
create table watch (
  user_id uuid not null references user_account (id) on delete cascade,
  company_id uuid references company (id) on delete cascade,
  record_kind text not null check (record_kind in ('candidate', 'hotlist', 'company')),
  record_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (user_id, record_kind, record_id),
  check ((company_id is null) = (record_kind = 'company'))
);
create index watch_record on watch (record_id, record_kind);
