-- What was deleted and can still be brought back: one row beside each record that is marked as deleted, whatever its table.
create table bin (
  -- The record's own.
  id uuid primary key,
  version int not null,
  kind text not null,
  company_id uuid references company (id),
  name text not null,
  deleted_by uuid references user_account (id),
  deleted_at timestamptz not null,
  search_text text generated always as (search_fold(name)) stored
);
create index bin_list on bin (company_id, deleted_at desc, id desc) include (kind);
create index bin_search on bin using gin (company_id, search_text gin_trgm_ops) with (fastupdate = off);
create index bin_age on bin (kind, deleted_at);

insert into bin (id, version, kind, company_id, name, deleted_by, deleted_at)
select gone.id, gone.version, gone.kind, gone.company_id, gone.name, (
    select u.id from audit a join user_account u on u.id = a.actor_id
    where a.record_id = gone.id::text and a.action = gone.kind || '.delete' order by a.at desc limit 1
  ), gone_at
from (
  select id, version, kind, null::uuid, name, deleted_at from lookup
  union all select id, version, 'country', null, name, deleted_at from country
  union all select id, version, 'state', null, name, deleted_at from state
  union all select id, version, 'city', null, name, deleted_at from city
  union all select id, version, 'candidate', company_id, trim(full_name), deleted_at from candidate
  union all select id, version, 'hotlist', company_id, name, deleted_at from hotlist
) as gone (id, version, kind, company_id, name, gone_at)
where gone_at is not null;

-- A reading is about its file alone, and goes with it.
alter table parse drop constraint parse_file_key_fkey,
  add constraint parse_file_key_fkey foreign key (file_key) references stored_file (key) on delete cascade;
create index parse_file on parse (file_key);
create index candidate_resume on candidate (resume_key);
