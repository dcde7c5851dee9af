-- Roles belong to the server, not to the database: another database of it may have made this one already.
do $$
begin
  if not exists (select from pg_roles where rolname = 'corridor_app') then
    create role corridor_app nologin;
  end if;
exception
  when duplicate_object or unique_violation then null;
  when insufficient_privilege then
    raise exception 'user % may not create roles; run CREATE ROLE corridor_app; GRANT corridor_app TO % as an administrator',
      current_user, quote_ident(current_user);
end
$$;

do $$
begin
  if not pg_has_role(current_user, 'corridor_app', 'set') then
    execute format('grant corridor_app to %I', current_user);
  end if;
end
$$;

do $$
begin
  execute format('revoke temporary on database %I from public', current_database());
end
$$;

revoke create on schema public from public;
grant usage on schema public to corridor_app;
alter default privileges in schema public grant select, insert, update, delete on tables to corridor_app;
alter default privileges in schema public grant usage, select on sequences to corridor_app;

create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists unaccent;

-- Byte order would put Élodie after Zoe. Every list that people read names this collation.
create collation corridor_text (provider = icu, locale = 'und', deterministic = true);
