-- Submissions that were accepted: from when to when somebody works, and at what rates.
create table placement (
  id uuid primary key,
  company_id uuid not null references company (id),
  submission_id uuid not null,
  start_on date not null,
  -- The last day; none while it is open.
  end_on date check (end_on >= start_on),
  end_reason text not null default '',
  bill_amount numeric(12, 2) check (bill_amount >= 0),
  bill_currency text,
  bill_per text check (bill_per in ('hour', 'day', 'month', 'year')),
  bill_tax_term text check (bill_tax_term in ('C2C', 'W2', '1099')),
  pay_amount numeric(12, 2) check (pay_amount >= 0),
  pay_currency text,
  pay_per text check (pay_per in ('hour', 'day', 'month', 'year')),
  pay_tax_term text check (pay_tax_term in ('C2C', 'W2', '1099')),
  po_number text not null default '',
  timesheet_cycle text check (timesheet_cycle in ('weekly', 'biweekly', 'semimonthly', 'monthly')),
  invoice_terms text not null default '',
  net_days int check (net_days between 0 and 365),
  note text not null default '',
  -- When the person was taken off the bench for it, and put back; and since when they had been there.
  off_at timestamptz,
  back_at timestamptz,
  bench_before date,
  audience int not null references audience (id),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  unique (company_id, id),
  foreign key (company_id, submission_id) references submission (company_id, id) on delete cascade,
  check (num_nulls(bill_amount, bill_currency, bill_per) in (0, 3)),
  check (num_nulls(pay_amount, pay_currency, pay_per) in (0, 3))
);
create unique index placement_once on placement (submission_id) where deleted_at is null;
create index placement_submission on placement (submission_id);
create index placement_list on placement (company_id, created_at desc, id desc) include (start_on, end_on) where deleted_at is null;
create index placement_sight on placement (company_id, audience, created_at desc, id desc) where deleted_at is null;
create index placement_by_change on placement (company_id, updated_at, id) where deleted_at is null;
create index placement_by_start on placement (company_id, start_on, id) where deleted_at is null;
create index placement_everywhere on placement (created_at desc, id desc) where deleted_at is null;
create index placement_to_turn on placement (start_on) where off_at is null or back_at is null;

-- A placement is seen by whoever sees its submission.
create function keep_placement_audience() returns trigger language plpgsql as $$
begin
  if new.audience is null then
    new.audience := (select s.audience from submission s where s.id = new.submission_id);
  end if;
  return new;
end $$;
create trigger placement_audience before insert on placement for each row execute function keep_placement_audience();
create trigger placement_added after insert on placement referencing new table as added
  for each statement execute function note_record_delta('placement');
create trigger placement_removed after delete on placement referencing old table as removed
  for each statement execute function note_record_delta('placement');
create trigger placement_changed after update on placement referencing old table as removed new table as added
  for each statement execute function note_record_delta('placement');

-- Each later end that a placement was given.
create table placement_extension (
  id uuid primary key,
  placement_id uuid not null,
  company_id uuid not null,
  from_on date,
  to_on date not null,
  reason text not null,
  made_by uuid references user_account (id),
  made_at timestamptz not null default now(),
  foreign key (company_id, placement_id) references placement (company_id, id) on delete cascade
);
create index placement_extension_of on placement_extension (placement_id, made_at desc);
