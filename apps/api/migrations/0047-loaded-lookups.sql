-- Which lists have had their values from the product, so that a list that comes with a later version is loaded into an older database,
-- and one that an administrator emptied stays as it is.
create table loaded_lookup (
  kind text primary key,
  loaded_at timestamptz not null default now()
);
insert into loaded_lookup (kind) select distinct kind from lookup on conflict do nothing;
