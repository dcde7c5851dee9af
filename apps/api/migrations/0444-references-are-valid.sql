-- Judges the rows that stood before their references carried the company. If some refer to another company's rows, or to rows that are gone,
-- nothing is changed, and all of them are named with their counts.
do $$
declare
  crossing bigint;
  found text[] := '{}';
  reference record;
begin
  for reference in
    select c.conrelid::regclass as child, k.attname as column_name, c.confrelid::regclass as parent, f.attname as parent_key
    from pg_constraint c
    join pg_attribute k on k.attrelid = c.conrelid and k.attnum = c.conkey[2]
    join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[2]
    where c.contype = 'f' and not c.convalidated and c.connamespace = current_schema()::regnamespace
    order by c.conrelid::regclass::text, k.attname
  loop
    execute format(
      'select count(*) from %1$s t where t.company_id is not null and t.%2$I is not null
        and not exists (select from %3$s p where p.company_id = t.company_id and p.%4$I = t.%2$I)',
      reference.child, reference.column_name, reference.parent, reference.parent_key
    ) into crossing;
    if crossing > 0 then
      found := found || format('%s.%s (%s)', reference.child, reference.column_name, crossing);
    end if;
  end loop;
  if found <> '{}' then
    raise exception 'Rows refer to what is not of their company: %. See decision 91.', array_to_string(found, ', ');
  end if;
end $$;

do $$
declare
  reference record;
begin
  for reference in
    select c.conrelid::regclass as child, c.conname from pg_constraint c
    where c.contype = 'f' and not c.convalidated and c.connamespace = current_schema()::regnamespace
    order by c.conrelid::regclass::text, c.conname
  loop
    execute format('alter table %s validate constraint %I', reference.child, reference.conname);
  end loop;
end $$;
