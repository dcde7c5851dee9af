-- The units of a member, with those below.
create function units_of(company uuid, member uuid) returns uuid[] language sql stable as $$
  with recursive below as (
    select m.unit_id as id from member_unit m where m.company_id = company and m.user_id = member
    union
    select u.id from business_unit u join below b on u.parent_id = b.id
  )
  select coalesce(array_agg(id), '{}') from below
$$;

-- True for members who see all records: their sight says so, or they own the company.
create function sees_company(sight text, roles text[]) returns boolean language sql immutable parallel safe
  return sight = 'company' or 'owner' = any (roles);

-- The audiences that a member of a narrower sight sees. Nobody's and another company's member sees none.
create function audiences_of(company uuid, member uuid) returns int[] language sql stable as $$
  with me as materialized (
    select m.sight, case when m.sight = 'team' then units_of(company, member) else '{}' end as units
    from membership m where m.company_id = company and m.user_id = member and m.status = 'active'
  )
  select array(
    select a.id from audience a cross join me
    where a.company_id = company and (
      me.sight = 'company' or a.owner_id = member or a.visibility = 'company' or a.units && me.units
      -- What was made before there were units follows its owner.
      or a.units = '{}' and a.owner_id in (select o.user_id from member_unit o where o.unit_id = any (me.units)))
    order by a.id)
$$;

-- Whose record this is; null for what everybody of the company sees. A sighted record that is gone for good is nobody's: no audience is 0.
create function audience_of_record(kind text, record_id uuid) returns int language sql stable as $$
  select coalesce(
    (select audience from candidate where id = record_id),
    (select audience from hotlist where id = record_id),
    (select audience from resume_batch where id = record_id),
    (select b.audience from resume_batch_file f join resume_batch b on b.id = f.batch_id where f.id = record_id),
    (select c.audience from candidate_history p join candidate c on c.id = p.candidate_id where p.id = record_id),
    (select c.audience from candidate_education p join candidate c on c.id = p.candidate_id where p.id = record_id),
    (select c.audience from candidate_certification p join candidate c on c.id = p.candidate_id where p.id = record_id),
    (select c.audience from candidate_language p join candidate c on c.id = p.candidate_id where p.id = record_id),
    (select c.audience from candidate_contact p join candidate c on c.id = p.candidate_id where p.id = record_id),
    case when kind in ('candidate', 'hotlist', 'resume-batch') then 0 end)
$$;

-- True if a member sees a record now: for what is told to people who did not ask.
create function may_see(company uuid, member uuid, kind text, record_id uuid) returns boolean language sql stable as $$
  select exists (
    select from membership m
    where m.company_id = company and m.user_id = member and m.status = 'active' and (
      sees_company(m.sight, m.roles)
      or coalesce(audience_of_record(kind, record_id) = any (audiences_of(company, member)), true)))
$$;

-- Whoever sees less than all has an audience of their own before they make a record: what they make, they see.
create function note_units_of_member() returns trigger language plpgsql as $$
declare
  company uuid := coalesce(new.company_id, old.company_id);
  member uuid := coalesce(new.user_id, old.user_id);
begin
  update membership set sight_version = sight_version + 1 where company_id = company and user_id = member;
  if found then perform audience_for(company, member); end if;
  return null;
end $$;
create constraint trigger member_unit_changed after insert or delete on member_unit
  deferrable initially deferred for each row execute function note_units_of_member();

create function note_sight_of_member() returns trigger language plpgsql as $$
begin
  perform audience_for(new.company_id, new.user_id);
  return null;
end $$;
create trigger membership_sight after insert or update of sight on membership
  for each row when (new.sight <> 'company') execute function note_sight_of_member();

-- A unit that moves takes its records out of some sights and into others.
create function note_unit_moved() returns trigger language plpgsql as $$
begin
  update membership set sight_version = sight_version + 1 where company_id = new.company_id and sight = 'team';
  return null;
end $$;
create trigger business_unit_moved after update of parent_id on business_unit
  for each row when (old.parent_id is distinct from new.parent_id) execute function note_unit_moved();
