-- What companies may have of the product. Prices are whole minor units of the currency (cents); a limit that is null is none.
create table plan (
  id uuid primary key,
  name text not null,
  description text not null,
  currency text not null default 'USD',
  monthly_price bigint not null check (monthly_price >= 0),
  annual_price bigint not null check (annual_price >= 0),
  users_max int check (users_max > 0),
  storage_gb int check (storage_gb > 0),
  api_calls_max int check (api_calls_max > 0),
  support text not null,
  backup text not null,
  uptime text not null,
  has_reports boolean not null default false,
  has_mobile boolean not null default false,
  has_branding boolean not null default false,
  place int not null,
  status text not null default 'active' check (status in ('active', 'retired')),
  -- The plan of every company that pays for no other.
  is_default boolean not null default false,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  check (not is_default or status = 'active' and monthly_price = 0 and annual_price = 0)
);
create unique index plan_name on plan (search_fold(name));
create unique index plan_default on plan (is_default) where is_default;

-- Specification 2 §9. Administrators change them and add others.
insert into plan (id, name, description, monthly_price, annual_price, users_max, storage_gb, api_calls_max, support, backup, uptime,
  has_reports, has_mobile, has_branding, place, is_default)
values
  ('00000000-0000-7000-8000-000000000001', 'Basic', 'For a firm that begins.', 0, 0, 5, 10, 1000, 'email', 'weekly', '99', false, false, false, 1, true),
  ('00000000-0000-7000-8000-000000000002', 'Pro', 'For a team that grows.', 9900, 7900, 20, 50, 10000, 'email-chat', 'daily', '99.9', true, false, false, 2, false),
  ('00000000-0000-7000-8000-000000000003', 'Premium', 'For several teams at once.', 19900, 17900, 50, 200, 50000, 'priority', 'hourly', '99.99', true, true, false, 3, false),
  ('00000000-0000-7000-8000-000000000004', 'Enterprise', 'For a firm without limits.', 129900, 107900, null, null, null, 'always', 'real-time', '99.999', true, true, true, 4, false);

-- The plan that a company has paid for. It counts as long as it lasts, whenever the job that tells of its end comes by.
create table subscription (
  company_id uuid primary key references company (id),
  plan_id uuid not null references plan (id),
  starts_at timestamptz not null default now(),
  -- Null: given without an end.
  ends_at timestamptz,
  -- The end of which the owners were warned.
  warned_of timestamptz
);
create index subscription_plan on subscription (plan_id);
create index subscription_end on subscription (ends_at) where ends_at is not null;

create function plan_of(company uuid) returns plan language sql stable as $$
  select p from plan p
  where p.id = coalesce(
    (select s.plan_id from subscription s where s.company_id = company and (s.ends_at is null or s.ends_at > now())),
    (select d.id from plan d where d.is_default))
$$;

insert into subscription (company_id, plan_id, starts_at)
select c.id, p.id, c.created_at from company c join plan p on p.name = c.plan and not p.is_default;
alter table company drop column plan;

-- A company asks for a plan; an administrator who has the money confirms it.
create table plan_order (
  id uuid primary key,
  company_id uuid not null references company (id),
  plan_id uuid not null references plan (id),
  period text not null check (period in ('monthly', 'annual')),
  -- The price on the day of the order.
  amount bigint not null check (amount > 0),
  currency text not null,
  status text not null default 'open' check (status in ('open', 'paid', 'refused', 'withdrawn', 'refunded')),
  reason text,
  starts_at timestamptz,
  ends_at timestamptz,
  decided_by uuid references user_account (id),
  decided_at timestamptz,
  created_by uuid not null references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  check ((status = 'open') = (decided_at is null)),
  check (status <> 'refused' or btrim(coalesce(reason, '')) <> '')
);
create unique index plan_order_open on plan_order (company_id) where status = 'open';
create index plan_order_list on plan_order (created_at desc, id desc);
create index plan_order_company on plan_order (company_id, created_at desc);
create index plan_order_plan on plan_order (plan_id);

-- Money that came, and money that went back, which is negative. Rows are written and never changed.
create table payment (
  id uuid primary key,
  order_id uuid not null references plan_order (id),
  company_id uuid not null references company (id),
  amount bigint not null check (amount <> 0),
  currency text not null,
  paid_on date not null,
  method text not null,
  reference text not null default '',
  created_by uuid not null references user_account (id),
  created_at timestamptz not null default now()
);
create index payment_order on payment (order_id);
create index payment_company on payment (company_id);
create index payment_day on payment (paid_on) include (currency, amount);
revoke update, delete, truncate on payment from corridor_app;

-- Administrators' open dashboards hear of whatever changes a figure, by whichever verb.
create function tell_dashboards() returns trigger language plpgsql as $$
begin
  perform pg_notify('corridor_live', '{"audience":{"area":"admin"},"event":{"kind":"dashboard"}}');
  return null;
end $$;
create trigger payment_told after insert on payment for each statement execute function tell_dashboards();
create trigger membership_told after insert or delete or update of status, roles on membership
  for each statement execute function tell_dashboards();
create trigger company_section_told after insert or delete or update of state on company_section
  for each statement execute function tell_dashboards();
create trigger user_account_told after update of status on user_account for each statement execute function tell_dashboards();
