-- What is written to many, to be filled with what is known of each.
create table email_template (
  id uuid primary key,
  company_id uuid not null references company (id),
  -- Null: the whole company.
  unit_id uuid references business_unit (id),
  name text not null,
  topic text not null check (topic in ('hotlists', 'requirements', 'news')),
  -- Where answers go; empty is whoever sends.
  email text not null default '',
  subject text not null,
  body text not null,
  status text not null default 'active' check (status in ('active', 'inactive')),
  audience int not null references audience (id),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  unique (company_id, id)
);
create unique index email_template_name on email_template (company_id, lower(name)) where deleted_at is null;
create index email_template_list on email_template (company_id, created_at desc, id desc) where deleted_at is null;

-- One of a unit is seen there and above, and by whoever made it; any other by the whole company.
create function keep_email_template_audience() returns trigger language plpgsql as $$
declare
  owner uuid := new.created_by;
begin
  if tg_op = 'INSERT' and new.audience is not null then return new; end if;
  if tg_op = 'UPDATE' then select a.owner_id into owner from audience a where a.id = old.audience; end if;
  new.audience := audience_like(
    new.company_id, owner, case when new.unit_id is null then '{}' else array[new.unit_id] end,
    case when new.unit_id is null then 'company' else 'shared' end, '{}');
  return new;
end $$;
create trigger email_template_audience before insert or update of unit_id on email_template
  for each row execute function keep_email_template_audience();

-- Every wording that was saved; the one with the highest number stands.
create table email_template_version (
  id uuid primary key,
  company_id uuid not null,
  template_id uuid not null,
  number int not null,
  email text not null,
  subject text not null,
  body text not null,
  saved_by uuid references user_account (id),
  saved_at timestamptz not null default now(),
  unique (template_id, number),
  foreign key (company_id, template_id) references email_template (company_id, id) on delete cascade
);
