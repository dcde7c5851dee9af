-- What an Owner changes of a member is kept like any record: with a version, and when it changed.
alter table membership
  add column version int not null default 1,
  add column updated_at timestamptz not null default now(),
  add column created_by uuid references user_account (id);

-- The people of companies as accounts: of somebody in several companies one company sees what they are in itself, and no more.
create view company_user as
select m.id, m.company_id, m.version, m.created_at, m.updated_at, m.roles,
  u.first_name, u.last_name, u.full_name, u.email, c.name as company_name,
  case when u.status = 'active' and m.status = 'active' then 'active' else 'inactive' end as status
from membership m
join user_account u on u.id = m.user_id
join company c on c.id = m.company_id and c.deleted_at is null;
