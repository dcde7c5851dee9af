-- What a title asks in years is compared too, and how far somebody is from a job's place counts in the score.
alter table candidate_profile add column years float8;
alter table match_weights add column place int not null default 3 check (place between 0 and 100);

create or replace function note_candidate_profile_added() returns trigger language plpgsql as $$
begin
  insert into candidate_profile (candidate_id, company_id, audience, is_live, relocates, is_citizen, authorization_id, authorization_ends,
    available_from, rate, rate_key, years)
  select id, company_id, audience, deleted_at is null and status = 'active', ready_to_relocate, is_us_citizen, work_authorization_id,
    authorization_ends, available_from, rate_amount, profile_rate_key(rate_currency, rate_per, tax_term), experience
  from added;
  return null;
end $$;
create or replace function note_candidate_profile_changed() returns trigger language plpgsql as $$
begin
  update candidate_profile p set audience = n.audience, is_live = n.deleted_at is null and n.status = 'active', relocates = n.ready_to_relocate,
    is_citizen = n.is_us_citizen, authorization_id = n.work_authorization_id, authorization_ends = n.authorization_ends,
    available_from = n.available_from, rate = n.rate_amount, rate_key = profile_rate_key(n.rate_currency, n.rate_per, n.tax_term),
    years = n.experience,
    is_read = p.is_read and (n.job_title, n.skills, n.location) is not distinct from (o.job_title, o.skills, o.location)
  from added n join removed o on o.id = n.id
  where p.candidate_id = n.id and (
    (n.audience, n.deleted_at is null, n.status, n.ready_to_relocate, n.is_us_citizen, n.work_authorization_id, n.authorization_ends,
      n.available_from, n.rate_amount, n.rate_currency, n.rate_per, n.tax_term, n.job_title, n.skills, n.location, n.experience)
    is distinct from
    (o.audience, o.deleted_at is null, o.status, o.ready_to_relocate, o.is_us_citizen, o.work_authorization_id, o.authorization_ends,
      o.available_from, o.rate_amount, o.rate_currency, o.rate_per, o.tax_term, o.job_title, o.skills, o.location, o.experience));
  return null;
end $$;

update candidate_profile p set years = c.experience from candidate c where c.id = p.candidate_id and c.experience is not null;
