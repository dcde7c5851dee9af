-- Bytes that a company keeps: uploaded and confirmed files. The row is also the lock under which room is given, so that addresses
-- that are asked for at the same moment cannot overshoot the plan.
create table company_storage (
  company_id uuid primary key references company (id),
  bytes bigint not null default 0
);

insert into company_storage (company_id, bytes)
select company_id, sum(file_size) from stored_file where company_id is not null and state <> 'issued' group by company_id;

create function keep_company_storage() returns trigger language plpgsql as $$
declare
  change bigint := 0;
  whose uuid := case when tg_op = 'DELETE' then old.company_id else new.company_id end;
begin
  if tg_op <> 'INSERT' and old.state <> 'issued' then change := change - old.file_size; end if;
  if tg_op <> 'DELETE' and new.state <> 'issued' then change := change + new.file_size; end if;
  if change <> 0 and whose is not null then
    insert into company_storage as kept (company_id, bytes) values (whose, change)
    on conflict (company_id) do update set bytes = kept.bytes + excluded.bytes;
  end if;
  return null;
end $$;
create trigger stored_file_room after insert or update of state, file_size or delete on stored_file
  for each row execute function keep_company_storage();

create index stored_file_reserved on stored_file (company_id, issued_at) include (file_size) where state = 'issued';
