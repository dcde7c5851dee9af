-- Who was put forward for which work, through whom, and how it ended.
create table submission (
  id uuid primary key,
  company_id uuid not null references company (id),
  candidate_id uuid not null references candidate (id),
  job_id uuid not null references job (id),
  -- That of the job, also here: what may not stand twice is one index.
  requirement_id uuid not null,
  state text not null default 'to-vendor' check (state in
    ('to-vendor', 'to-prime', 'to-client', 'interview', 'confirmed', 'started', 'refused-by-candidate', 'refused-by-vendor',
     'refused-by-prime', 'refused-by-client', 'refused-by-us', 'withdrawn', 'closed', 'no-answer')),
  is_live boolean not null generated always as
    (state in ('to-vendor', 'to-prime', 'to-client', 'interview', 'confirmed', 'started')) stored,
  state_at timestamptz not null default now(),
  state_reason text not null default '',
  pay_amount numeric(12, 2) check (pay_amount >= 0),
  pay_currency text,
  pay_per text check (pay_per in ('hour', 'day', 'month', 'year')),
  pay_tax_term text check (pay_tax_term in ('C2C', 'W2', '1099')),
  -- The version of the resume that went out.
  resume_key text references stored_file (key),
  confirmed_at timestamptz,
  confirmed_by uuid references user_account (id),
  confirmed_how text check (confirmed_how in ('mail', 'call', 'meeting')),
  confirmed_note text not null default '',
  note text not null default '',
  again_reason text not null default '',
  -- The submission beside which this one may stand: an Owner wanted it so, or they were found to be one too late.
  clash_with uuid references submission (id) on delete set null,
  -- Both submitters know of it.
  clash_told boolean not null default true,
  audience int not null references audience (id),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  unique (company_id, id),
  check (num_nulls(pay_amount, pay_currency, pay_per) in (0, 3)),
  check (num_nulls(confirmed_at, confirmed_by, confirmed_how) in (0, 3))
);
-- One person stands for one requirement once, whoever submits, through whomever and under whatever record of the job.
create unique index submission_live on submission (company_id, candidate_id, requirement_id)
  where is_live and clash_with is null and deleted_at is null;
create index submission_list on submission (company_id, created_at desc, id desc) include (state, is_live, updated_at)
  where deleted_at is null;
create index submission_sight on submission (company_id, audience, created_at desc, id desc) where deleted_at is null;
create index submission_by_change on submission (company_id, updated_at, id) where deleted_at is null;
create index submission_by_state on submission (company_id, state, id) where deleted_at is null;
create index submission_by_state_date on submission (company_id, state_at, id) where deleted_at is null;
create index submission_everywhere on submission (created_at desc, id desc) where deleted_at is null;
create index submission_candidate on submission (candidate_id);
create index submission_job on submission (job_id);
create index submission_requirement on submission (requirement_id);
create index submission_resume on submission (resume_key) where resume_key is not null;

create index submission_clash on submission (company_id) where not clash_told;
create index submission_clash_with on submission (clash_with) where clash_with is not null;

-- Two that become one person's, or one requirement's, stay side by side: the later one says beside which, and is told of.
create function keep_submission_apart() returns trigger language plpgsql as $$
begin
  -- Two that are parted again are no double any more.
  if new.clash_with is not null and not exists (
    select from submission s
    where s.id = new.clash_with and s.candidate_id = new.candidate_id and s.requirement_id = new.requirement_id)
  then new.clash_with := null; end if;
  if not new.is_live or new.clash_with is not null or new.deleted_at is not null then return new; end if;
  select s.id into new.clash_with from submission s
    where s.company_id = new.company_id and s.candidate_id = new.candidate_id and s.requirement_id = new.requirement_id
      and s.is_live and s.clash_with is null and s.deleted_at is null and s.id <> new.id;
  if new.clash_with is not null then new.clash_told := false; end if;
  return new;
end $$;
create trigger submission_apart before update of candidate_id, requirement_id on submission
  for each row when (old.candidate_id <> new.candidate_id or old.requirement_id <> new.requirement_id)
  execute function keep_submission_apart();

create trigger submission_audience before insert on submission for each row execute function keep_audience();
create trigger submission_added after insert on submission referencing new table as added
  for each statement execute function note_record_delta('submission');
create trigger submission_removed after delete on submission referencing old table as removed
  for each statement execute function note_record_delta('submission');
create trigger submission_changed after update on submission referencing old table as removed new table as added
  for each statement execute function note_record_delta('submission');

-- The chain from the nearest party to the end client, with what each pays.
create table submission_hop (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null,
  company_id uuid not null,
  place int not null,
  party text not null check (party in ('vendor', 'prime', 'client')),
  vendor_id uuid references vendor (id) on delete set null,
  client_id uuid references client (id) on delete set null,
  -- As it was called then: it stays when the record goes.
  name text not null,
  rate_amount numeric(12, 2) check (rate_amount >= 0),
  rate_currency text,
  rate_per text check (rate_per in ('hour', 'day', 'month', 'year')),
  tax_term text check (tax_term in ('C2C', 'W2', '1099')),
  net_days int check (net_days between 0 and 365),
  unique (submission_id, place),
  foreign key (company_id, submission_id) references submission (company_id, id) on delete cascade,
  check (num_nulls(rate_amount, rate_currency, rate_per) in (0, 3))
);
create index submission_hop_vendor on submission_hop (vendor_id) where vendor_id is not null;
create index submission_hop_client on submission_hop (client_id) where client_id is not null;
