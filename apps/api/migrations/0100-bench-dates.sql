-- Until when somebody may work, and since when nobody has work for them.
alter table candidate add column authorization_ends date, add column bench_since date;

-- What lists are narrowed by stands in the default order's index, as what it held before.
drop index candidate_list;
create index candidate_list on candidate (company_id, created_at desc, id desc)
  include (status, experience, work_authorization_id, available_from, place_text, authorization_ends, bench_since) where deleted_at is null;
