-- How a company writes dates, names and money, and by which clock; none until its Owner chooses.
create table company_settings (
  id uuid primary key,
  company_id uuid not null unique references company (id),
  default_date_format text not null check (default_date_format in ('mm/dd/yy', 'dd/mm/yy', 'yy/mm/dd')),
  display_name_pattern text not null check (
    display_name_pattern in ('First Name', 'Last Name', 'First Name + Last Name', 'Last Name + First Name')
  ),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  timezone text not null,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);
