-- Who is on the bench: a few of a company's candidates, found and counted without the others.
create index candidate_bench on candidate (company_id, bench_since, id) include (audience)
  where deleted_at is null and status = 'active' and bench_since is not null;
