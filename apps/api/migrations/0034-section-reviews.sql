-- A section that waits is a row too, so that what waits is a list: oldest first, and each with the one who is at it.
alter table company_section
  add column id uuid not null default uuidv7() unique,
  add column submitted_at timestamptz not null default now(),
  -- What only administrators see; `reason` is what the company sees.
  add column note text,
  add column claimed_by uuid references user_account (id),
  add column claimed_at timestamptz,
  alter column decided_by drop not null,
  alter column decided_at drop not null,
  alter column decided_at drop default,
  drop constraint company_section_state,
  drop constraint company_section_reason,
  add constraint company_section_state check (state in ('submitted', 'verified', 'returned')),
  add constraint company_section_reason check (state <> 'returned' or btrim(coalesce(reason, '')) <> '');
update company_section set note = reason, reason = null where state = 'verified';
create index company_section_waiting on company_section (submitted_at, id) where state = 'submitted';

-- Every decision, for good: who, when, why, and what the section said then.
create table section_decision (
  id uuid primary key,
  company_id uuid not null references company (id),
  section text not null,
  decision text not null check (decision in ('verified', 'returned', 'unverified')),
  reason text,
  note text,
  facts jsonb not null,
  created_by uuid not null references user_account (id),
  created_at timestamptz not null default now()
);
create index section_decision_company on section_decision (company_id, section, created_at desc);

create function has_section_data(of_company uuid, of_section text) returns boolean language sql stable as $$
  select case of_section
    when 'companyPersonName' then exists (select 1 from company where id = of_company and legal_name is not null)
    when 'officeAddress' then exists (select 1 from company_location where company_id = of_company and deleted_at is null)
    when 'contactDetails' then exists (select 1 from company_employee where company_id = of_company and deleted_at is null)
    when 'referenceBy' then exists (select 1 from company_reference where company_id = of_company)
    else false
  end
$$;

-- A section waits once its company has ended the onboarding, and anew after each change of its data. It keeps its place while it waits.
-- Without data there is nothing to decide.
create function submit_section(of_company uuid, of_section text) returns void language plpgsql as $$
begin
  if not has_section_data(of_company, of_section) then
    delete from company_section where company_id = of_company and section = of_section;
  elsif exists (select 1 from company where id = of_company and is_on_boarding_completed) then
    insert into company_section (company_id, section, state) values (of_company, of_section, 'submitted')
    on conflict (company_id, section) do update
    set state = 'submitted', reason = null, decided_by = null, decided_at = null, version = company_section.version + 1,
      submitted_at = case company_section.state when 'submitted' then company_section.submitted_at else now() end;
  end if;
end
$$;

create or replace function reopen_company_section() returns trigger language plpgsql as $$
begin
  perform submit_section(coalesce(new.company_id, old.company_id), tg_argv[0]);
  return null;
end
$$;

create or replace function reopen_company_name() returns trigger language plpgsql as $$
begin
  perform submit_section(new.id, 'companyPersonName');
  return null;
end
$$;

create or replace function reopen_documented_section() returns trigger language plpgsql as $$
begin
  perform submit_section(coalesce(new.company_id, old.company_id),
    case coalesce(new.document_type, old.document_type)
      when 'visitingCard' then 'contactDetails'
      when 'idProof' then 'contactDetails'
      when 'authorityLetter' then 'contactDetails'
      when 'cancelledCheque' then 'bankDetails'
      else 'companyPersonName'
    end);
  return null;
end
$$;

create function submit_all_sections() returns trigger language plpgsql as $$
begin
  perform submit_section(new.id, given.section)
  from unnest(array['companyPersonName', 'officeAddress', 'contactDetails', 'referenceBy']) as given (section);
  return null;
end
$$;
create trigger company_completed after update of is_on_boarding_completed on company for each row
  when (new.is_on_boarding_completed and not old.is_on_boarding_completed)
  execute function submit_all_sections();
create trigger company_made after insert on company for each row
  when (new.is_on_boarding_completed)
  execute function submit_all_sections();
-- Deleting for good takes its rows along.
create trigger company_reference_gone after delete on company_reference for each row
  execute function reopen_company_section('referenceBy');

insert into company_section (company_id, section, state, submitted_at)
select c.id, given.section, 'submitted', c.updated_at
from company c, unnest(array['companyPersonName', 'officeAddress', 'contactDetails', 'referenceBy']) as given (section)
where c.is_on_boarding_completed and has_section_data(c.id, given.section)
on conflict do nothing;
