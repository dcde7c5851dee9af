-- Who wrote through a form of the public site.
create table lead (
  id uuid primary key,
  -- The company that works on it; none until an administrator gives it to one.
  company_id uuid references company (id),
  member_id uuid references user_account (id),
  kind text not null check (kind in ('assessment', 'consultation', 'contact', 'get-started')),
  state text not null default 'new' check (state in ('new', 'assigned', 'contacted', 'converted', 'closed')),
  close_reason text not null default '',
  first_name text not null,
  last_name text not null default '',
  full_name text not null generated always as (trim(first_name || ' ' || last_name)) stored,
  email text not null,
  phone text not null default '',
  -- By which phones are compared, however they were written.
  phone_digits text not null generated always as (regexp_replace(phone, '\D', '', 'g')) stored,
  country text not null default '',
  company_name text not null default '',
  language text not null,
  message text not null default '',
  answers jsonb not null default '{}',
  -- The address of the form, and of the page that led to it, both without their query.
  page text not null,
  referrer text not null default '',
  consent_at timestamptz not null default now(),
  consent_version int not null,
  note text not null default '',
  converted_kind text check (converted_kind in ('candidate', 'company', 'student')),
  -- None for what is only prepared.
  converted_id uuid,
  -- False if the record was there before.
  converted_is_new boolean not null default false,
  -- Where it goes back to if the conversion is undone.
  state_before text,
  -- Nobody: who writes is no member.
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  check ((state = 'converted') = (converted_kind is not null)),
  check (company_id is not null or member_id is null)
);
create index lead_everywhere on lead (created_at desc, id desc) where deleted_at is null;
create index lead_list on lead (company_id, created_at desc, id desc) where deleted_at is null;
create index lead_email on lead (lower(email)) where deleted_at is null;
create index lead_phone on lead (phone_digits) where deleted_at is null and phone_digits <> '';
create index lead_member on lead (member_id) where member_id is not null;
