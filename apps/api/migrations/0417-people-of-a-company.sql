-- Members of a company and its invitations as one list. Each arm reads one table without a condition, so that the planner looks through to
-- the indexes of both; the list asks for `is_open`. An account's facts about a member are joined by the list, to the rows that are shown.
create view company_person as
select m.id, m.company_id, m.version, m.created_at, m.updated_at, true as is_open, m.user_id, m.roles, m.status, m.sight,
  null::text as first_name, null::text as last_name, null::text as full_name, null::text as email,
  null::timestamptz as sent_at, null::timestamptz as expires_at, null::uuid as created_by
from membership m
union all
select i.id, i.company_id, i.version, i.created_at, i.updated_at, i.accepted_at is null and i.revoked_at is null, null::uuid,
  array[i.role] || i.more_roles, null::text, coalesce(i.sight, 'company'), i.first_name, i.last_name, i.full_name, i.email,
  i.sent_at, i.expires_at, i.created_by
from invitation i;

create index invitation_open on invitation (company_id) where accepted_at is null and revoked_at is null;

-- Saved views of the former second list of members stay, unless the person has one of the same name for the first.
update saved_view t set list = 'company-member'
where t.list = 'company-user' and not exists (
  select from saved_view o
  where o.created_by = t.created_by and o.company_id is not distinct from t.company_id and o.list = 'company-member' and lower(o.name) = lower(t.name)
);
