-- A task of an administrator belongs to no company.
alter table task alter column company_id drop not null;

-- Where there is no company, administrators see.
create or replace function may_see(company uuid, member uuid, kind text, record_id uuid) returns boolean language sql stable as $$
  select case when company is null
    then exists (select from user_account u where u.id = member and u.is_administrator and u.status = 'active')
    else exists (
      select from membership m
      where m.company_id = company and m.user_id = member and m.status = 'active' and (
        sees_all(company, member, m.sight, m.roles)
        or coalesce(audience_of_record(kind, record_id) = any (audiences_of(company, member)), true)))
    end
$$;
