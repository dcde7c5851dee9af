-- A member is listed by an id of the membership: one person may be a member of several companies.
alter table membership add column id uuid not null default uuidv7() unique;

-- Who says that a company is theirs, and what became of it.
create table claim_ownership (
  id uuid primary key,
  company_id uuid not null references company (id),
  created_by uuid not null references user_account (id),
  description text not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'withdrawn')),
  reject_reason text,
  decided_by uuid references user_account (id),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  check ((state = 'pending') = (decided_at is null)),
  check ((state = 'rejected') = (reject_reason is not null))
);
-- One waits at a time for a person and a company.
create unique index claim_ownership_pending on claim_ownership (company_id, created_by) where state = 'pending';
create index claim_ownership_waiting on claim_ownership (created_at desc, id desc) where state = 'pending';
create index claim_ownership_person on claim_ownership (created_by, company_id);

create index invitation_company on invitation (company_id, created_at desc) where company_id is not null;
