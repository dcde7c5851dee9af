-- What a candidate is compared by: keys that two entries of one person share, and what their resume tells.
create table candidate_match (
  candidate_id uuid primary key references candidate (id) on delete cascade,
  company_id uuid not null references company (id),
  keys text[] not null,
  employers text[] not null,
  marks int[] not null
);
create index candidate_match_keys on candidate_match using gin (company_id, keys) with (fastupdate = off);

-- Candidates to compare with the others; a job works through them, the newest change first, so that nobody who comes waits behind all who
-- stood already. Whoever saves one only appends, and waits for nobody.
create table candidate_to_match (
  n bigint generated always as identity primary key,
  candidate_id uuid not null
);
insert into candidate_to_match (candidate_id) select id from candidate where deleted_at is null;

create function note_candidate_added() returns trigger language plpgsql as $$
begin
  insert into candidate_to_match (candidate_id) select id from added;
  return null;
end $$;
create function note_candidate_changed() returns trigger language plpgsql as $$
begin
  insert into candidate_to_match (candidate_id)
  select n.id from added n join removed o on o.id = n.id
  where n.deleted_at is null and (
    (n.first_name, n.last_name, n.email, n.phone, n.job_title, n.location, n.skills, n.experience, n.resume_key, n.deleted_at)
    is distinct from
    (o.first_name, o.last_name, o.email, o.phone, o.job_title, o.location, o.skills, o.experience, o.resume_key, o.deleted_at));
  return null;
end $$;
create trigger candidate_added_to_match after insert on candidate referencing new table as added
  for each statement execute function note_candidate_added();
create trigger candidate_changed_to_match after update on candidate referencing old table as removed new table as added
  for each statement execute function note_candidate_changed();

-- The text of a resume is read after its candidate was saved.
create function note_candidate_text() returns trigger language plpgsql as $$
begin
  insert into candidate_to_match (candidate_id) values (new.candidate_id);
  return null;
end $$;
create trigger candidate_text_to_match after update on candidate_text
  for each row when (new.pages is distinct from old.pages) execute function note_candidate_text();

-- Two candidates who are probably one person, or were said not to be.
create table candidate_pair (
  id uuid primary key,
  company_id uuid not null references company (id),
  one_id uuid not null references candidate (id) on delete cascade,
  other_id uuid not null references candidate (id) on delete cascade,
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
create index candidate_pair_list on candidate_pair (company_id, state, score desc, id desc);
create index candidate_pair_other on candidate_pair (other_id);

-- Two candidates who were made one, with all that is needed to split them again.
create table candidate_merge (
  id uuid primary key,
  company_id uuid not null references company (id),
  kept_id uuid not null references candidate (id),
  gone_id uuid not null references candidate (id),
  -- What the kept one held before, and what the merge made of it, by the contract's names.
  before jsonb not null,
  merged jsonb not null,
  -- The resume that the kept one held before stays as long as it may be needed again.
  resume_key text references stored_file (key),
  -- Which rows of other tables went over, by table.
  moved jsonb not null,
  gone_version int not null,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  split_at timestamptz
);
create index candidate_merge_kept on candidate_merge (company_id, kept_id, created_at desc, id desc) where split_at is null;
create index candidate_merge_gone on candidate_merge (gone_id);
create index candidate_merge_resume on candidate_merge (resume_key) where resume_key is not null;
create index candidate_merge_age on candidate_merge (created_at);
