-- Totals of lists that administrators read over all companies. What belongs to no company stands under one id of nobody's, so that its
-- differences are folded too.
create function note_platform_delta(counted text, n bigint) returns void language sql as $$
  insert into record_delta (company_id, kind, n) values ('00000000-0000-0000-0000-000000000000', counted, coalesce(n, 0))
$$;

create function note_company_delta() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_platform_delta('company', (select count(*) from added where deleted_at is null));
  elsif tg_op = 'DELETE' then
    perform note_platform_delta('company', (select -count(*) from removed where deleted_at is null));
  else
    perform note_platform_delta('company',
      (select count(*) from added where deleted_at is null) - (select count(*) from removed where deleted_at is null));
    -- What waits of a company that goes into the bin waits for nobody, until it comes back; and it is searched by the company's name.
    perform note_platform_delta('waiting-section', (
      select sum(case when a.deleted_at is null then 1 else -1 end) from added a
        join removed r on r.id = a.id and (r.deleted_at is null) <> (a.deleted_at is null)
        join company_section s on s.company_id = a.id and s.state = 'submitted'));
  end if;
  return null;
end $$;
create trigger company_added_delta after insert on company referencing new table as added
  for each statement execute function note_company_delta();
create trigger company_changed_delta after update on company referencing old table as removed new table as added
  for each statement execute function note_company_delta();
create trigger company_removed_delta after delete on company referencing old table as removed
  for each statement execute function note_company_delta();

create function waiting_among(ids uuid[]) returns bigint language sql stable as $$
  select count(*) from unnest(ids) as asked (id) join company c on c.id = asked.id and c.deleted_at is null
$$;
create function note_section_delta() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_platform_delta('waiting-section',
      waiting_among(array(select company_id from added where state = 'submitted')));
  elsif tg_op = 'DELETE' then
    perform note_platform_delta('waiting-section',
      -waiting_among(array(select company_id from removed where state = 'submitted')));
  else
    perform note_platform_delta('waiting-section',
      waiting_among(array(select company_id from added where state = 'submitted'))
      - waiting_among(array(select company_id from removed where state = 'submitted')));
  end if;
  return null;
end $$;
create trigger company_section_added_delta after insert on company_section referencing new table as added
  for each statement execute function note_section_delta();
create trigger company_section_changed_delta after update on company_section referencing old table as removed new table as added
  for each statement execute function note_section_delta();
create trigger company_section_removed_delta after delete on company_section referencing old table as removed
  for each statement execute function note_section_delta();

-- An empty database stays empty, so that a backup can be restored into it.
select note_platform_delta('company', found.n) from (
  select count(*) as n from company where deleted_at is null
) found where found.n > 0;
select note_platform_delta('waiting-section', found.n) from (
  select count(*) as n from company_section s join company c on c.id = s.company_id and c.deleted_at is null where s.state = 'submitted'
) found where found.n > 0;

create index company_by_name on company (name collate corridor_text, id) where deleted_at is null;
create index company_by_completion on company (is_on_boarding_completed, id) where deleted_at is null;
create index company_gone on company (id) where deleted_at is not null;
