-- What an institution owes for a student: one row an application. Amounts are in the smallest unit of the currency.
create table commission (
  id uuid primary key,
  company_id uuid not null,
  application_id uuid not null,
  -- The contract that counts for it; null if none does.
  contract_id uuid,
  -- Expected and claimable are one state here: the days say which.
  state text not null default 'open' check (state in ('open', 'claimed', 'part-paid', 'paid', 'refused', 'clawed-back', 'none')),
  reason text not null default '',
  currency text,
  -- As its contract computes it, with the way there; null where that cannot be said, and why.
  expected bigint,
  tax bigint not null default 0,
  base bigint,
  percent numeric(6, 3),
  fee text,
  scholarship text,
  step int,
  unknown text check (unknown in ('no-contract', 'no-fee', 'other-currency')),
  -- It ended because its application did: it opens again with that.
  is_ended_with_application boolean not null default false,
  -- The contract's event, the student's number in its year, and from and until when it can be claimed.
  event_on date,
  nth int,
  claimable_on date,
  claim_until date,
  claim_id uuid,
  claimed bigint,
  claimed_on date,
  -- The sum of its payments, less what was taken back.
  came bigint not null default 0,
  -- Part of what came that the sub-agent is owed, and what they were given of it.
  share_percent numeric(6, 3) check (share_percent > 0 and share_percent <= 100),
  share_given bigint not null default 0,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  unique (company_id, id),
  -- It goes for good with its application, as that does with its student.
  foreign key (company_id, application_id) references student_application (company_id, id) on delete cascade,
  foreign key (company_id, contract_id) references institution_contract (company_id, id),
  check (num_nulls(expected, currency) in (0, 2)),
  check ((expected is null) = (unknown is not null)),
  check (came >= 0)
);
create unique index commission_once on commission (application_id) where deleted_at is null;
create index commission_list on commission (company_id, created_at desc, id desc) where deleted_at is null;
create index commission_by_change on commission (company_id, updated_at, id) where deleted_at is null;
create index commission_by_window on commission (company_id, claim_until, id) where deleted_at is null and state = 'open';
create index commission_of_contract on commission (contract_id, event_on) where deleted_at is null;
create index commission_of_claim on commission (claim_id) where claim_id is not null;

-- Letters to institutions that ask for what they owe, as they were sent: a later change of a name or a fee changes none.
create table commission_claim (
  id uuid primary key,
  company_id uuid not null references company (id),
  institution_id uuid not null,
  number text not null,
  currency text not null,
  made_on date not null,
  -- Names, programmes, the institution's own student numbers and amounts: no passport number, no birth date.
  lines jsonb not null,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  unique (company_id, id),
  unique (company_id, number),
  foreign key (company_id, institution_id) references institution (company_id, id)
);
create index commission_claim_list on commission_claim (company_id, created_at desc, id desc) where deleted_at is null;
create index commission_claim_of on commission_claim (institution_id);
alter table commission add foreign key (company_id, claim_id) references commission_claim (company_id, id);

-- What institutions paid, or took back (below zero), as their lists say it.
create table commission_payment (
  id uuid primary key,
  company_id uuid not null references company (id),
  -- The commission that it pays, or that it seems to pay until a person decides; null if none was found.
  commission_id uuid,
  student_name text not null default '',
  programme_name text not null default '',
  student_number text not null default '',
  amount bigint not null check (amount <> 0 and amount between -99999999999 and 99999999999),
  currency text not null,
  paid_on date not null,
  reference text not null default '',
  match text not null check (match in ('fits', 'differs', 'unknown', 'twice')),
  -- Whether it counts: one that fits does at once, any other once a person says so.
  state text not null check (state in ('waiting', 'counted', 'set-aside')),
  decided_by uuid references user_account (id),
  decided_at timestamptz,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  unique (company_id, id),
  foreign key (company_id, commission_id) references commission (company_id, id) on delete set null (commission_id)
);
create index commission_payment_list on commission_payment (company_id, created_at desc, id desc) where deleted_at is null;
create index commission_payment_of on commission_payment (commission_id, paid_on) where deleted_at is null;
-- A list that is brought in a second time finds its rows here.
create index commission_payment_once on commission_payment (company_id, paid_on, amount) where deleted_at is null;

-- What a sub-agent was given of their share, or gave back (below zero).
create table commission_share (
  id uuid primary key,
  company_id uuid not null,
  commission_id uuid not null,
  amount bigint not null check (amount <> 0),
  given_on date not null,
  note text not null default '',
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  foreign key (company_id, commission_id) references commission (company_id, id) on delete cascade
);
create index commission_share_of on commission_share (commission_id, given_on, id);

insert into record_kind (kind, name_query, audience_query, gone_audience) values
  ('commission', $q$select s.full_name || ' · ' || i.name from commission t join student_application a on a.id = t.application_id
    join student s on s.id = a.student_id join institution i on i.id = a.institution_id where t.id = wanted$q$,
    'select s.audience from commission t join student_application a on a.id = t.application_id join student s on s.id = a.student_id where t.id = wanted', 0),
  ('commission-claim', 'select t.number from commission_claim t where t.id = wanted', null, null),
  ('commission-payment', $q$select nullif(concat_ws(' · ', nullif(t.student_name, ''), nullif(t.programme_name, '')), '') from commission_payment t where t.id = wanted$q$,
    $q$select s.audience from commission_payment t join commission c on c.id = t.commission_id join student_application a on a.id = c.application_id
      join student s on s.id = a.student_id where t.id = wanted$q$, 0);
select build_record_kinds();
