-- A company's differences are folded by those who write them, about every sixty-fourth time, so that a total is the sum of few rows
-- whatever comes before the job's minute. By chance, not by number: kinds that take turns would else meet the same one each time.
-- Nobody waits: what another transaction folds at this moment is left to it.
create function fold_record_delta() returns trigger language plpgsql as $$
begin
  with few as (
    select id from record_delta where kind = new.kind and company_id = new.company_id for update skip locked
  ), gone as (
    delete from record_delta d using few where d.id = few.id returning d.n
  )
  insert into record_delta (kind, company_id, n) select new.kind, new.company_id, sum(n) from gone having count(*) > 0;
  return null;
end $$;
create trigger record_delta_crowded after insert on record_delta for each row when (random() < 1.0 / 64)
  execute function fold_record_delta();
