-- What tells that two clients may be one: each of their names without blanks, and what stands for it in short: `jpmc` and `jmc` of JP Morgan Chase.
create function client_spellings(name text, aliases text[]) returns text[] language sql immutable parallel safe strict
  return array(select distinct replace(vendor_key(called), ' ', '') from unnest(aliases || name) called
    where length(replace(vendor_key(called), ' ', '')) > 2);

create function client_initials(name text, aliases text[]) returns text[] language sql immutable parallel safe strict
  return array(
    select distinct short from unnest(aliases || name) called
      cross join lateral (
        select string_agg(left(word, 1), '' order by at) as first,
          string_agg(case when length(word) = 2 then word else left(word, 1) end, '' order by at) as both_letters
        from regexp_split_to_table(vendor_key(called), ' ') with ordinality as words (word, at)) s
      cross join lateral (values (s.first), (s.both_letters)) v (short)
    where vendor_key(called) like '% %' and length(short) > 2);

create index client_by_spelling on client using gin (company_id, client_spellings(name, aliases)) with (fastupdate = off);
create index client_by_initials on client using gin (company_id, client_initials(name, aliases)) with (fastupdate = off);
create index client_by_domain on client using gin (company_id, vendor_domains(website, '')) with (fastupdate = off);

-- Clients to compare with the others of their company; a job works through them, the newest change first.
create table client_to_match (
  n bigint generated always as identity primary key,
  client_id uuid not null
);
insert into client_to_match (client_id) select id from client where deleted_at is null;

create function note_client_added() returns trigger language plpgsql as $$
begin
  insert into client_to_match (client_id) select id from added;
  return null;
end $$;
create function note_client_changed() returns trigger language plpgsql as $$
begin
  insert into client_to_match (client_id)
  select n.id from added n join removed o on o.id = n.id
  where n.deleted_at is null
    and (n.name, n.aliases, n.website, n.deleted_at) is distinct from (o.name, o.aliases, o.website, o.deleted_at);
  return null;
end $$;
create trigger client_added_to_match after insert on client referencing new table as added
  for each statement execute function note_client_added();
create trigger client_changed_to_match after update on client referencing old table as removed new table as added
  for each statement execute function note_client_changed();

-- Two clients that are probably one, or were said not to be.
create table client_pair (
  id uuid primary key,
  company_id uuid not null references company (id),
  one_id uuid not null references client (id) on delete cascade,
  other_id uuid not null references client (id) on delete cascade,
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
create index client_pair_list on client_pair (company_id, state, score desc, id desc);
create index client_pair_other on client_pair (other_id);

-- Two clients that were made one, with all that is needed to split them again.
create table client_merge (
  id uuid primary key,
  company_id uuid not null references company (id),
  kept_id uuid not null references client (id),
  gone_id uuid not null references client (id),
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
create index client_merge_kept on client_merge (company_id, kept_id, created_at desc, id desc) where split_at is null;
create index client_merge_gone on client_merge (gone_id);
create index client_merge_age on client_merge (created_at);
