-- What each kind of record is called and who sees it, as rows: a further kind adds its row and calls `build_record_kinds()`. The
-- functions themselves stay one statement for each kind (0349, 0351), since every write asks them.
create table record_kind (
  kind text primary key,
  -- A select of one value, of the record whose id is `wanted`; null where it has no name.
  name_query text,
  -- In the same way its audience; null where everybody of the company sees it.
  audience_query text,
  -- The audience of a record that is gone: 0 hides it from whoever does not see all.
  gone_audience int
);
insert into record_kind (kind, name_query, audience_query, gone_audience) values
  ('candidate', 'select trim(t.full_name) from candidate t where t.id = wanted', 'select t.audience from candidate t where t.id = wanted', 0),
  ('candidate-document', 'select t.title from candidate_document t where t.id = wanted', 'select a.audience from candidate_document t join candidate a on a.id = t.candidate_id where t.id = wanted', 0),
  ('candidate-details', 'select trim(c.full_name) from candidate_details t join candidate c on c.id = t.candidate_id where t.id = wanted', 'select a.audience from candidate_details t join candidate a on a.id = t.candidate_id where t.id = wanted', 0),
  ('hotlist', 'select t.name from hotlist t where t.id = wanted', 'select t.audience from hotlist t where t.id = wanted', 0),
  ('vendor', 'select t.name from vendor t where t.id = wanted', 'select t.audience from vendor t where t.id = wanted', 0),
  ('vendor-contact', 'select t.full_name from vendor_contact t where t.id = wanted', 'select a.audience from vendor_contact t join vendor a on a.id = t.vendor_id where t.id = wanted', 0),
  ('vendor-note', 'select left(t.note, 80) from vendor_note t where t.id = wanted', 'select a.audience from vendor_note t join vendor a on a.id = t.vendor_id where t.id = wanted', 0),
  ('vendor-document', 'select t.title from vendor_document t where t.id = wanted', 'select a.audience from vendor_document t join vendor a on a.id = t.vendor_id where t.id = wanted', 0),
  ('vendor-format', 'select v.name from vendor_format t join vendor v on v.id = t.vendor_id where t.id = wanted', 'select a.audience from vendor_format t join vendor a on a.id = t.vendor_id where t.id = wanted', 0),
  ('vendor-bank', 'select v.name from vendor_bank t join vendor v on v.id = t.vendor_id where t.id = wanted', 'select a.audience from vendor_bank t join vendor a on a.id = t.vendor_id where t.id = wanted', 0),
  ('vendor-group', 'select t.name from vendor_group t where t.id = wanted', 'select t.audience from vendor_group t where t.id = wanted', 0),
  ('client', 'select t.name from client t where t.id = wanted', null, null),
  ('job', 'select t.job_title from job t where t.id = wanted', 'select t.audience from job t where t.id = wanted', 0),
  ('submission', $q$select trim(c.full_name) || ' · ' || j.job_title from submission t join candidate c on c.id = t.candidate_id join job j on j.id = t.job_id where t.id = wanted$q$, 'select t.audience from submission t where t.id = wanted', 0),
  ('application', $q$select t.full_name || ' · ' || j.job_title from application t join job j on j.id = t.job_id where t.id = wanted$q$, 'select t.audience from application t where t.id = wanted', 0),
  ('stage', 'select t.name from stage t where t.id = wanted', null, null),
  ('interview', $q$select trim(c.full_name) || ' · ' || j.job_title || ' · ' || t.round from interview t join submission s on s.id = t.submission_id join candidate c on c.id = s.candidate_id join job j on j.id = s.job_id where t.id = wanted$q$, 'select a.audience from interview t join submission a on a.id = t.submission_id where t.id = wanted', 0),
  ('placement', $q$select trim(c.full_name) || ' · ' || j.job_title from placement t join submission s on s.id = t.submission_id join candidate c on c.id = s.candidate_id join job j on j.id = s.job_id where t.id = wanted$q$, 'select t.audience from placement t where t.id = wanted', 0),
  ('representation', $q$select trim(c.full_name) || ' · ' || j.job_title from representation t join candidate c on c.id = t.candidate_id join job j on j.id = t.job_id where t.id = wanted$q$, 'select a.audience from representation t join candidate a on a.id = t.candidate_id where t.id = wanted', 0),
  ('presentation', 'select t.title from presentation t where t.id = wanted', 'select a.audience from presentation t join job a on a.id = t.job_id where t.id = wanted', 0),
  ('email-template', 'select t.name from email_template t where t.id = wanted', 'select t.audience from email_template t where t.id = wanted', 0),
  ('suppression', 'select t.value from suppression t where t.id = wanted', null, null),
  ('inbox', 'select t.subject from inbox_thread t where t.id = wanted', 'select t.audience from inbox_thread t where t.id = wanted', 0),
  ('campaign', 'select t.subject from campaign t where t.id = wanted', 'select t.audience from campaign t where t.id = wanted', 0),
  ('note', 'select left(t.note, 80) from note t where t.id = wanted', null, null),
  ('lead', 'select t.full_name from lead t where t.id = wanted', null, null),
  ('task', 'select t.title from task t where t.id = wanted', null, null),
  ('company', 'select t.name from company t where t.id = wanted', null, null),
  ('company-employee', 'select trim(t.full_name) from company_employee t where t.id = wanted', null, null),
  ('company-location', 'select t.address from company_location t where t.id = wanted', null, null),
  ('country', 'select t.name from country t where t.id = wanted', null, null),
  ('state', 'select t.name from state t where t.id = wanted', null, null),
  ('city', 'select t.name from city t where t.id = wanted', null, null),
  ('user', $q$select trim(t.first_name || ' ' || t.last_name) from user_account t where t.id = wanted$q$, null, null),
  ('import', 'select t.name from import t where t.id = wanted', null, null),
  ('export', 'select t.name from export t where t.id = wanted', null, null),
  ('view', 'select t.name from saved_view t where t.id = wanted', null, null),
  ('resume-batch', 'select t.name from resume_batch t where t.id = wanted', 'select t.audience from resume_batch t where t.id = wanted', 0),
  ('resume-batch-file', 'select t.name from resume_batch_file t where t.id = wanted', 'select a.audience from resume_batch_file t join resume_batch a on a.id = t.batch_id where t.id = wanted', null),
  ('news', 'select t.title from article t where t.id = wanted', null, null),
  ('offer', 'select t.title from article t where t.id = wanted', null, null),
  ('company-office', 'select t.name from company_office t where t.id = wanted', null, null),
  ('billing-details', 'select t.name from billing_details t where t.id = wanted', null, null),
  ('candidate-history', null, 'select a.audience from candidate_history t join candidate a on a.id = t.candidate_id where t.id = wanted', null),
  ('candidate-education', null, 'select a.audience from candidate_education t join candidate a on a.id = t.candidate_id where t.id = wanted', null),
  ('candidate-certification', null, 'select a.audience from candidate_certification t join candidate a on a.id = t.candidate_id where t.id = wanted', null),
  ('candidate-language', null, 'select a.audience from candidate_language t join candidate a on a.id = t.candidate_id where t.id = wanted', null),
  ('candidate-contact', null, 'select a.audience from candidate_contact t join candidate a on a.id = t.candidate_id where t.id = wanted', null);

create function build_record_kinds() returns void language plpgsql as $build$
declare
  name_cases text := (select string_agg(format('    when %L then return (%s);', kind, name_query), E'\n' order by kind) from record_kind where name_query is not null);
  audience_cases text := (
    select string_agg(format('    when %L then found_there := (%s);', kind, audience_query), E'\n' order by kind) from record_kind
    where audience_query is not null and gone_audience is not null);
  audiences text := (select string_agg(format('    (%s)', audience_query), E',\n' order by kind) from record_kind where audience_query is not null);
  gone text := (select string_agg(format('when %L then %s', kind, gone_audience), ' ' order by kind) from record_kind where gone_audience is not null);
begin
  execute format($body$
create or replace function name_of_record(kind text, key text) returns text language plpgsql stable as $$
declare wanted uuid;
begin
  if kind = 'file' then return (select f.original_name from stored_file f where f.key = name_of_record.key); end if;
  if key !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then return null; end if;
  wanted := key::uuid;
  case name_of_record.kind
%s
    else return (select t.name from lookup t where t.id = wanted and t.kind = name_of_record.kind);
  end case;
end $$$body$, name_cases);
  -- A note is seen as the record that it is about.
  execute format($body$
create or replace function audience_of_any(kind text, record_id uuid) returns int language plpgsql stable as $$
declare wanted uuid := record_id;
begin
  return coalesce(
%s,
    (select audience_of_record(n.record_kind, n.record_id) from note n where n.id = wanted),
    case when audience_of_any.kind = 'note' and not exists (select from note n where n.id = wanted) then 0 end,
    case audience_of_any.kind %s end);
end $$$body$, audiences, gone);
  execute format($body$
create or replace function audience_of_record(kind text, record_id uuid) returns int language plpgsql stable as $$
declare
  wanted uuid := record_id;
  found_there int;
begin
  case audience_of_record.kind
%s
    else null;
  end case;
  if found_there is not null then return found_there; end if;
  return audience_of_any(audience_of_record.kind, wanted);
end $$$body$, audience_cases);
end $build$;
select build_record_kinds();
