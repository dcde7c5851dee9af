-- What a record is called, by one statement for each kind: as one expression of all of them it had to be made ready for fifty tables at
-- each call, and every write calls it.
create or replace function name_of_record(kind text, key text) returns text language plpgsql stable as $$
declare wanted uuid;
begin
  if kind = 'file' then return (select f.original_name from stored_file f where f.key = name_of_record.key); end if;
  if key !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then return null; end if;
  wanted := key::uuid;
  case name_of_record.kind
    when 'candidate' then return (select trim(t.full_name) from candidate t where t.id = wanted);
    when 'candidate-document' then return (select t.title from candidate_document t where t.id = wanted);
    when 'candidate-details' then return (select trim(c.full_name) from candidate_details t join candidate c on c.id = t.candidate_id where t.id = wanted);
    when 'hotlist' then return (select t.name from hotlist t where t.id = wanted);
    when 'vendor' then return (select t.name from vendor t where t.id = wanted);
    when 'vendor-contact' then return (select t.full_name from vendor_contact t where t.id = wanted);
    when 'vendor-note' then return (select left(t.note, 80) from vendor_note t where t.id = wanted);
    when 'vendor-document' then return (select t.title from vendor_document t where t.id = wanted);
    when 'vendor-format' then return (select v.name from vendor_format t join vendor v on v.id = t.vendor_id where t.id = wanted);
    when 'vendor-bank' then return (select v.name from vendor_bank t join vendor v on v.id = t.vendor_id where t.id = wanted);
    when 'vendor-group' then return (select t.name from vendor_group t where t.id = wanted);
    when 'client' then return (select t.name from client t where t.id = wanted);
    when 'job' then return (select t.job_title from job t where t.id = wanted);
    when 'submission' then return (
      select trim(c.full_name) || ' · ' || j.job_title from submission t join candidate c on c.id = t.candidate_id
      join job j on j.id = t.job_id where t.id = wanted);
    when 'application' then return (
      select t.full_name || ' · ' || j.job_title from application t join job j on j.id = t.job_id where t.id = wanted);
    when 'stage' then return (select t.name from stage t where t.id = wanted);
    when 'interview' then return (
      select trim(c.full_name) || ' · ' || j.job_title || ' · ' || t.round from interview t join submission s on s.id = t.submission_id
      join candidate c on c.id = s.candidate_id join job j on j.id = s.job_id where t.id = wanted);
    when 'placement' then return (
      select trim(c.full_name) || ' · ' || j.job_title from placement t join submission s on s.id = t.submission_id
      join candidate c on c.id = s.candidate_id join job j on j.id = s.job_id where t.id = wanted);
    when 'representation' then return (
      select trim(c.full_name) || ' · ' || j.job_title from representation t join candidate c on c.id = t.candidate_id
      join job j on j.id = t.job_id where t.id = wanted);
    when 'presentation' then return (select t.title from presentation t where t.id = wanted);
    when 'email-template' then return (select t.name from email_template t where t.id = wanted);
    when 'suppression' then return (select t.value from suppression t where t.id = wanted);
    when 'inbox' then return (select t.subject from inbox_thread t where t.id = wanted);
    when 'campaign' then return (select t.subject from campaign t where t.id = wanted);
    when 'note' then return (select left(t.note, 80) from note t where t.id = wanted);
    when 'lead' then return (select t.full_name from lead t where t.id = wanted);
    when 'task' then return (select t.title from task t where t.id = wanted);
    when 'company' then return (select t.name from company t where t.id = wanted);
    when 'company-employee' then return (select trim(t.full_name) from company_employee t where t.id = wanted);
    when 'company-location' then return (select t.address from company_location t where t.id = wanted);
    when 'country' then return (select t.name from country t where t.id = wanted);
    when 'state' then return (select t.name from state t where t.id = wanted);
    when 'city' then return (select t.name from city t where t.id = wanted);
    when 'user' then return (select trim(t.first_name || ' ' || t.last_name) from user_account t where t.id = wanted);
    when 'import' then return (select t.name from import t where t.id = wanted);
    when 'export' then return (select t.name from export t where t.id = wanted);
    when 'view' then return (select t.name from saved_view t where t.id = wanted);
    when 'resume-batch' then return (select t.name from resume_batch t where t.id = wanted);
    when 'resume-batch-file' then return (select t.name from resume_batch_file t where t.id = wanted);
    else return (select t.name from lookup t where t.id = wanted and t.kind = name_of_record.kind);
  end case;
end $$;
