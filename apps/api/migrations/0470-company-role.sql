-- What a company's members ask for is asked in the name of this role: the policies of identity tables bind it, and nobody else. Roles belong
-- to the server, not to the database: another database of it may have made this one already.
do $$
begin
  if not exists (select from pg_roles where rolname = 'corridor_company') then
    create role corridor_company nologin;
  end if;
exception
  when duplicate_object or unique_violation then null;
  when insufficient_privilege then
    raise exception 'user % may not create roles; run CREATE ROLE corridor_company; GRANT corridor_company TO corridor_app WITH INHERIT FALSE, SET TRUE as an administrator',
      current_user;
end
$$;

-- The pool's role may take it, and has none of its rights by itself: with them its policies would bind the pool, which then sees nothing.
do $$
begin
  if not exists (
    select from pg_auth_members
    where roleid = 'corridor_company'::regrole and member = 'corridor_app'::regrole and set_option and not inherit_option
  ) then
    grant corridor_company to corridor_app with inherit false, set true;
  end if;
exception
  when insufficient_privilege then
    raise exception 'user % may not grant corridor_company; run GRANT corridor_company TO corridor_app WITH INHERIT FALSE, SET TRUE as an administrator',
      current_user;
end
$$;

-- It may do what the pool may: a list of its own, since rights that are granted or taken later must name both (a test holds them beside each other).
do $$
declare
  owned record;
begin
  for owned in
    select c.oid::regclass as name, string_agg(a.privilege_type, ', ') as rights, c.relkind = 'S' as is_sequence
    from pg_class c, aclexplode(c.relacl) a
    where c.relnamespace = current_schema()::regnamespace and a.grantee = 'corridor_app'::regrole
    group by c.oid, c.relkind
  loop
    execute format('grant %s on %s %s to corridor_company', owned.rights,
      case when owned.is_sequence then 'sequence' else 'table' end, owned.name);
  end loop;
  for owned in
    select p.oid::regprocedure as name from pg_proc p, aclexplode(p.proacl) a
    where p.pronamespace = current_schema()::regnamespace and a.grantee = 'corridor_app'::regrole
  loop
    execute format('grant execute on function %s to corridor_company', owned.name);
  end loop;
end
$$;
grant usage on schema public to corridor_company;
alter default privileges in schema public grant select, insert, update, delete on tables to corridor_company;
alter default privileges in schema public grant usage, select on sequences to corridor_company;

-- Of the trail neither role may change what stands: a month's part that is made from now on says so for both.
create or replace function open_audit_month(moment timestamptz) returns void
language plpgsql security definer set search_path to 'public', 'pg_temp' set "TimeZone" to 'UTC' as $function$
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
  execute format('revoke update, delete, truncate on %I from corridor_app, corridor_company', part);
  execute format('alter table audit attach partition %I for values from (%L) to (%L)', part, begins, ends);
end $function$;
