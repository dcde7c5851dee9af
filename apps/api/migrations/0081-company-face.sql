-- How a company shows itself: its pictures, its colour, and whether the public may see them.
create table company_branding (
  id uuid primary key,
  company_id uuid not null unique references company (id),
  cover_key text references stored_file (key),
  banner_key text references stored_file (key),
  logo_key text references stored_file (key),
  brand_color text check (brand_color ~ '^#[0-9a-f]{6}$'),
  is_published boolean not null default false,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);
create index company_branding_cover on company_branding (cover_key) where cover_key is not null;
create index company_branding_banner on company_branding (banner_key) where banner_key is not null;
create index company_branding_logo on company_branding (logo_key) where logo_key is not null;

-- What a company says of itself to the public and to other systems; its verified names are in its onboarding.
create table company_info (
  id uuid primary key,
  company_id uuid not null unique references company (id),
  company_name text not null,
  website text not null,
  vat_number text not null,
  registration_number text not null,
  remote_company_id text not null,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);

-- Every name that a company's public page has had. One that was given up still leads to it, and is nobody else's.
create table company_slug (
  slug text primary key,
  company_id uuid not null references company (id),
  is_current boolean not null,
  taken_at timestamptz not null default now()
);
create unique index company_slug_current on company_slug (company_id) where is_current;
create index company_slug_company on company_slug (company_id);
