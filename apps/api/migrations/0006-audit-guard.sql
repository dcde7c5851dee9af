-- Rights do not pass to partitions: one that is made later would come with the default rights of any table. A row trigger does.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if current_user = 'corridor_app' then
    raise insufficient_privilege using message = 'the trail cannot be changed';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger audit_guard before update or delete on audit for each row execute function refuse_audit_change();
