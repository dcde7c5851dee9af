-- That somebody lets a company speak for them about one requirement, or was asked to.
create table representation (
  id uuid primary key,
  company_id uuid not null references company (id),
  candidate_id uuid not null references candidate (id),
  job_id uuid not null references job (id),
  proof text not null check (proof in ('link', 'document', 'mail')),
  state text not null check (state in ('asked', 'agreed', 'declined', 'revoked')),
  rate_amount numeric(12, 2) check (rate_amount >= 0),
  rate_currency text,
  rate_per text check (rate_per in ('hour', 'day', 'month', 'year')),
  tax_term text check (tax_term in ('C2C', 'W2', '1099')),
  valid_until date not null,
  -- Only what was asked by a link has these.
  ask_until date,
  token_hash bytea unique,
  shows_client boolean not null default true,
  -- What was read and agreed to, word for word.
  signed_text text not null default '',
  signed_name text not null default '',
  consent text not null default '',
  language text not null default 'en' check (language in ('en', 'fr', 'zh', 'ar')),
  decided_at timestamptz,
  reason text not null default '',
  mail_text text not null default '',
  -- The signed paper, or what was uploaded.
  file_key text references stored_file (key),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  check (num_nulls(rate_amount, rate_currency, rate_per) in (0, 3)),
  check ((proof = 'link') = (token_hash is not null))
);
create index representation_list on representation (company_id, created_at desc, id desc);
create index representation_candidate on representation (candidate_id);
create index representation_job on representation (job_id);
create index representation_file on representation (file_key) where file_key is not null;
create index representation_unmade on representation (decided_at) where proof = 'link' and state = 'agreed' and file_key is null;

-- What a company asks before somebody is submitted: which proofs, for jobs of its own clients and for those of vendors, and for how many
-- days it wants a reason once the same end client has seen the person.
create table representation_rule (
  id uuid primary key,
  company_id uuid not null unique references company (id),
  client text[] not null default '{}',
  vendor text[] not null default '{}',
  again_days int not null default 180 check (again_days between 0 and 730),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);
