-- What a row of the trail is about, as it was called then: records are renamed, and removed for good.
alter table audit add column record_name text,
  -- Kept, for folding a hundred thousand names anew takes a second.
  add column name_text text generated always as (search_fold(record_name)) stored;

create function name_in_facts(facts jsonb) returns text language sql immutable parallel safe as $$
  select nullif(trim(coalesce(
    facts ->> 'name', facts ->> 'full_name',
    (facts ->> 'first_name') || ' ' || coalesce(facts ->> 'last_name', ''),
    facts ->> 'job_title', facts ->> 'degree', facts ->> 'language', facts ->> 'address', facts ->> 'email'
  )), '')
$$;

create function name_of_record(kind text, key text) returns text language plpgsql stable as $$
declare wanted uuid;
begin
  if kind = 'file' then return (select f.original_name from stored_file f where f.key = name_of_record.key); end if;
  if key !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then return null; end if;
  wanted := key::uuid;
  return case kind
    when 'candidate' then (select trim(t.full_name) from candidate t where t.id = wanted)
    when 'hotlist' then (select t.name from hotlist t where t.id = wanted)
    when 'company' then (select t.name from company t where t.id = wanted)
    when 'company-employee' then (select trim(t.full_name) from company_employee t where t.id = wanted)
    when 'company-location' then (select t.address from company_location t where t.id = wanted)
    when 'country' then (select t.name from country t where t.id = wanted)
    when 'state' then (select t.name from state t where t.id = wanted)
    when 'city' then (select t.name from city t where t.id = wanted)
    when 'user' then (select trim(t.first_name || ' ' || t.last_name) from user_account t where t.id = wanted)
    when 'import' then (select t.name from import t where t.id = wanted)
    when 'export' then (select t.name from export t where t.id = wanted)
    when 'view' then (select t.name from saved_view t where t.id = wanted)
    when 'resume-batch' then (select t.name from resume_batch t where t.id = wanted)
    when 'resume-batch-file' then (select t.name from resume_batch_file t where t.id = wanted)
    else (select t.name from lookup t where t.id = wanted and t.kind = name_of_record.kind)
  end;
end $$;

create function name_audited() returns trigger language plpgsql as $$
begin
  -- A restored row brings its name along.
  if new.record_name is null then
    new.record_name := coalesce(
      name_of_record(new.record_kind, new.record_id), name_in_facts(new.after), name_in_facts(new.before),
      -- One that was removed for good is called what it was called last.
      (select a.record_name from audit a where a.record_id = new.record_id and a.record_name is not null order by a.at desc limit 1));
  end if;
  return new;
end $$;
create trigger audit_named before insert on audit for each row execute function name_audited();

-- Every question about the trail is answered newest first, and stops after a page.
drop index audit_company;
create index audit_company on audit (company_id, at desc, id desc);
create index audit_time on audit (at desc, id desc);
create index audit_actor on audit (actor_id, at desc, id desc);
create index audit_kind on audit (record_kind, at desc, id desc);
create index audit_verb on audit (split_part(action, '.', 2), at desc, id desc);
create index audit_name on audit using gin (name_text gin_trgm_ops);

-- A month of the trail has a table of its own. What came into the rest meanwhile goes over to it.
create function open_audit_month(moment timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' as $$
declare
  begins timestamptz := date_trunc('month', moment);
  ends timestamptz := begins + interval '1 month';
  part text := 'audit_' || to_char(begins, 'YYYY_MM');
  kept text := (
    select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
    where attrelid = 'public.audit'::regclass and attnum > 0 and not attisdropped and attgenerated = '');
begin
  if to_regclass('public.' || part) is not null then return; end if;
  lock table audit_rest in access exclusive mode;
  execute format('create table %I (like audit including all)', part);
  execute format(
    'with gone as (delete from audit_rest where at >= %1$L and at < %2$L returning %4$s) insert into %3$I (%4$s) select %4$s from gone',
    begins, ends, part, kept);
  execute format('revoke update, delete, truncate on %I from corridor_app', part);
  execute format('alter table audit attach partition %I for values from (%L) to (%L)', part, begins, ends);
end $$;

-- Opens the months to come and ends those over 24 months old. It takes no argument: the application may run it, and can choose nothing.
create function tend_audit() returns void
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' as $$
declare
  oldest timestamptz := now() - interval '24 months';
  part text;
begin
  perform pg_advisory_xact_lock(hashtext('corridor audit months'));
  perform open_audit_month(now() + make_interval(months => n)) from generate_series(0, 2) n;
  for part in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'public.audit'::regclass and c.relname ~ '^audit_\d{4}_\d\d$'
      and to_timestamp(right(c.relname, 7), 'YYYY_MM') + interval '1 month' <= oldest
  loop
    execute format('drop table %I', part);
  end loop;
  delete from audit_rest where at < oldest;
end $$;
revoke execute on function open_audit_month(timestamptz), tend_audit() from public;
grant execute on function tend_audit() to corridor_app;

update audit set record_name = coalesce(name_of_record(record_kind, record_id), name_in_facts(after), name_in_facts(before));
select open_audit_month(month) from (select distinct date_trunc('month', at at time zone 'UTC') at time zone 'UTC' as month from audit) m;
select tend_audit();
