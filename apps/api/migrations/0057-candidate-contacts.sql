-- A candidate has several e-mail addresses and phones: the preferred ones stay where they stood, the further ones stand beside them.
alter table candidate add column more_emails text[] not null default '{}', add column more_phones text[] not null default '{}';

-- The digits alone, one number after the other: what a search by a number looks into, however it is written.
create function phone_digits(phones text[]) returns text language sql immutable parallel safe as $$
  select regexp_replace(array_to_string(phones, '/'), '[^0-9/]', '', 'g')
$$;
create function joined_text(texts text[]) returns text language sql immutable parallel safe as $$
  select array_to_string(texts, ' ')
$$;
alter table candidate
  alter column search_text set expression as (search_fold(first_name || ' ' || last_name || ' ' || email || ' ' || joined_text(more_emails)
    || ' ' || coalesce(job_title, '')) || ' ' || phone_digits(phone || more_phones)),
  alter column search_words set expression as (to_tsvector('simple', search_fold(first_name || ' ' || last_name || ' ' || email || ' '
    || joined_text(more_emails) || ' ' || coalesce(job_title, ''))));

-- Whose an address is in a company, among the candidates who stand: no two have one, preferred or not. A trigger keeps it, since
-- candidates go into the bin and come back by ways that know no addresses.
create table candidate_email_address (
  company_id uuid not null references company (id),
  address text not null,
  candidate_id uuid not null references candidate (id) on delete cascade,
  primary key (company_id, address)
);
create index candidate_email_address_of on candidate_email_address (candidate_id);
insert into candidate_email_address select company_id, lower(email), id from candidate where deleted_at is null;

create function keep_emails_added() returns trigger language plpgsql as $$
begin
  insert into candidate_email_address (company_id, address, candidate_id)
  select distinct a.company_id, lower(e), a.id from added a, unnest(a.email || a.more_emails) e where a.deleted_at is null;
  return null;
end $$;
create function keep_emails_changed() returns trigger language plpgsql as $$
declare
  changed uuid[] := array(
    select n.id from added n join removed o on o.id = n.id
    where (n.email, n.more_emails, n.deleted_at is null, n.company_id)
      is distinct from (o.email, o.more_emails, o.deleted_at is null, o.company_id));
begin
  if changed = '{}' then return null; end if;
  delete from candidate_email_address where candidate_id = any(changed);
  insert into candidate_email_address (company_id, address, candidate_id)
  select distinct n.company_id, lower(e), n.id from added n, unnest(n.email || n.more_emails) e
  where n.id = any(changed) and n.deleted_at is null;
  return null;
end $$;
create trigger candidate_emails_added after insert on candidate referencing new table as added
  for each statement execute function keep_emails_added();
create trigger candidate_emails_changed after update on candidate referencing old table as removed new table as added
  for each statement execute function keep_emails_changed();

-- Who is compared anew: a phone that is only written otherwise is the same.
create function phone_tails(phones text[]) returns text[] language sql immutable parallel safe as $$
  select array(select right(regexp_replace(regexp_replace(phone, '(ext|x|#).*$', '', 'i'), '\D', '', 'g'), 9) from unnest(phones) phone)
$$;
create or replace function note_candidate_changed() returns trigger language plpgsql as $$
begin
  insert into candidate_to_match (candidate_id)
  select n.id from added n join removed o on o.id = n.id
  where n.deleted_at is null and (
    (n.first_name, n.last_name, n.email, n.more_emails, n.job_title, n.location, n.skills, n.experience, n.resume_key, n.deleted_at)
    is distinct from
    (o.first_name, o.last_name, o.email, o.more_emails, o.job_title, o.location, o.skills, o.experience, o.resume_key, o.deleted_at)
    or ((n.phone, n.more_phones) is distinct from (o.phone, o.more_phones)
      and phone_tails(n.phone || n.more_phones) is distinct from phone_tails(o.phone || o.more_phones)));
  return null;
end $$;

-- Candidates whose phones were written before numbers were read; a job works through them, since what a number is only code knows.
create table candidate_phone_to_read (
  candidate_id uuid primary key references candidate (id) on delete cascade
);
insert into candidate_phone_to_read select id from candidate;
