-- Vendors to compare with the others of their company; a job works through them, the newest change first.
create table vendor_to_match (
  n bigint generated always as identity primary key,
  vendor_id uuid not null
);
insert into vendor_to_match (vendor_id) select id from vendor where deleted_at is null;

create function note_vendor_added() returns trigger language plpgsql as $$
begin
  insert into vendor_to_match (vendor_id) select id from added;
  return null;
end $$;
create function note_vendor_changed() returns trigger language plpgsql as $$
begin
  insert into vendor_to_match (vendor_id)
  select n.id from added n join removed o on o.id = n.id
  where n.deleted_at is null and
    (n.name, n.website, n.email, n.contact_number, n.deleted_at) is distinct from (o.name, o.website, o.email, o.contact_number, o.deleted_at);
  return null;
end $$;
create trigger vendor_added_to_match after insert on vendor referencing new table as added
  for each statement execute function note_vendor_added();
create trigger vendor_changed_to_match after update on vendor referencing old table as removed new table as added
  for each statement execute function note_vendor_changed();

create function note_vendor_contact() returns trigger language plpgsql as $$
begin
  insert into vendor_to_match (vendor_id) values (coalesce(new.vendor_id, old.vendor_id));
  return null;
end $$;
create trigger vendor_contact_to_match after insert or delete
  or update of email, mobile_number, office_number, vendor_id, deleted_at on vendor_contact
  for each row execute function note_vendor_contact();

-- Two vendors that are probably one, or were said not to be.
create table vendor_pair (
  id uuid primary key,
  company_id uuid not null references company (id),
  one_id uuid not null references vendor (id) on delete cascade,
  other_id uuid not null references vendor (id) on delete cascade,
  score real not null,
  reasons text[] not null,
  state text not null default 'open' check (state in ('open', 'apart')),
  decided_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  check (one_id < other_id),
  unique (one_id, other_id)
);
create index vendor_pair_list on vendor_pair (company_id, state, score desc, id desc);
create index vendor_pair_other on vendor_pair (other_id);

-- Two vendors that were made one, with all that is needed to split them again.
create table vendor_merge (
  id uuid primary key,
  company_id uuid not null references company (id),
  kept_id uuid not null references vendor (id),
  gone_id uuid not null references vendor (id),
  before jsonb not null,
  merged jsonb not null,
  moved jsonb not null,
  gone_version int not null,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  split_at timestamptz
);
create index vendor_merge_kept on vendor_merge (company_id, kept_id, created_at desc, id desc) where split_at is null;
create index vendor_merge_gone on vendor_merge (gone_id);
create index vendor_merge_age on vendor_merge (created_at);

-- A contact may go from one vendor to another: the words of both change.
create or replace function note_vendor_contacts() returns trigger language plpgsql as $$
begin
  update vendor v set contact_text = coalesce((
    select string_agg(concat_ws(' ', c.full_name, c.email, c.mobile_number, c.office_number), ' ' order by c.created_at, c.id)
    from vendor_contact c where c.vendor_id = v.id and c.deleted_at is null), '')
  where v.id in (new.vendor_id, old.vendor_id);
  return null;
end $$;
drop trigger vendor_contact_words on vendor_contact;
create trigger vendor_contact_words after insert or delete
  or update of first_name, last_name, email, mobile_number, office_number, vendor_id, deleted_at on vendor_contact
  for each row execute function note_vendor_contacts();
