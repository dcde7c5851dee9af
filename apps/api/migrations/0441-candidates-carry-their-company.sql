-- References of candidates, hotlists and students' papers carry the company. Rows that stand are judged by migration 0444: no table stays
-- locked while they are read.
alter table candidate
  drop constraint candidate_audience_fkey,
  add constraint candidate_audience_fkey foreign key (company_id, audience) references audience (company_id, id) not valid,
  drop constraint candidate_resume_key_fkey,
  add constraint candidate_resume_key_fkey foreign key (company_id, resume_key) references stored_file (company_id, key) not valid;

alter table candidate_certification
  drop constraint candidate_certification_candidate_id_fkey,
  add constraint candidate_certification_candidate_id_fkey foreign key (company_id, candidate_id) references candidate (company_id, id) on delete cascade not valid;

alter table candidate_contact
  drop constraint candidate_contact_candidate_id_fkey,
  add constraint candidate_contact_candidate_id_fkey foreign key (company_id, candidate_id) references candidate (company_id, id) on delete cascade not valid;

alter table candidate_details
  drop constraint candidate_details_candidate_id_fkey,
  add constraint candidate_details_candidate_id_fkey foreign key (company_id, candidate_id) references candidate (company_id, id) not valid;

alter table candidate_document
  drop constraint candidate_document_candidate_id_fkey,
  add constraint candidate_document_candidate_id_fkey foreign key (company_id, candidate_id) references candidate (company_id, id) not valid,
  drop constraint candidate_document_file_key_fkey,
  add constraint candidate_document_file_key_fkey foreign key (company_id, file_key) references stored_file (company_id, key) not valid;

alter table candidate_education
  drop constraint candidate_education_candidate_id_fkey,
  add constraint candidate_education_candidate_id_fkey foreign key (company_id, candidate_id) references candidate (company_id, id) on delete cascade not valid;

alter table candidate_email_address
  drop constraint candidate_email_address_candidate_id_fkey,
  add constraint candidate_email_address_candidate_id_fkey foreign key (company_id, candidate_id) references candidate (company_id, id) on delete cascade not valid;

alter table candidate_history
  drop constraint candidate_history_candidate_id_fkey,
  add constraint candidate_history_candidate_id_fkey foreign key (company_id, candidate_id) references candidate (company_id, id) on delete cascade not valid;

alter table candidate_language
  drop constraint candidate_language_candidate_id_fkey,
  add constraint candidate_language_candidate_id_fkey foreign key (company_id, candidate_id) references candidate (company_id, id) on delete cascade not valid;

alter table candidate_match
  drop constraint candidate_match_candidate_id_fkey,
  add constraint candidate_match_candidate_id_fkey foreign key (company_id, candidate_id) references candidate (company_id, id) on delete cascade not valid;

alter table candidate_merge
  drop constraint candidate_merge_gone_id_fkey,
  add constraint candidate_merge_gone_id_fkey foreign key (company_id, gone_id) references candidate (company_id, id) not valid,
  drop constraint candidate_merge_kept_id_fkey,
  add constraint candidate_merge_kept_id_fkey foreign key (company_id, kept_id) references candidate (company_id, id) not valid,
  drop constraint candidate_merge_resume_key_fkey,
  add constraint candidate_merge_resume_key_fkey foreign key (company_id, resume_key) references stored_file (company_id, key) not valid;

alter table candidate_pair
  drop constraint candidate_pair_one_id_fkey,
  add constraint candidate_pair_one_id_fkey foreign key (company_id, one_id) references candidate (company_id, id) on delete cascade not valid,
  drop constraint candidate_pair_other_id_fkey,
  add constraint candidate_pair_other_id_fkey foreign key (company_id, other_id) references candidate (company_id, id) on delete cascade not valid;

alter table candidate_profile
  drop constraint candidate_profile_candidate_id_fkey,
  add constraint candidate_profile_candidate_id_fkey foreign key (company_id, candidate_id) references candidate (company_id, id) on delete cascade not valid;

alter table candidate_text
  drop constraint candidate_text_candidate_id_fkey,
  add constraint candidate_text_candidate_id_fkey foreign key (company_id, candidate_id) references candidate (company_id, id) on delete cascade not valid;

alter table former_resume
  drop constraint former_resume_candidate_id_fkey,
  add constraint former_resume_candidate_id_fkey foreign key (company_id, candidate_id) references candidate (company_id, id) on delete cascade not valid,
  drop constraint former_resume_file_key_fkey,
  add constraint former_resume_file_key_fkey foreign key (company_id, file_key) references stored_file (company_id, key) not valid;

alter table parse
  drop constraint parse_file_key_fkey,
  add constraint parse_file_key_fkey foreign key (company_id, file_key) references stored_file (company_id, key) on delete cascade not valid;

alter table resume_batch
  drop constraint resume_batch_audience_fkey,
  add constraint resume_batch_audience_fkey foreign key (company_id, audience) references audience (company_id, id) not valid;

alter table resume_batch_file
  drop constraint resume_batch_file_batch_id_fkey,
  add constraint resume_batch_file_batch_id_fkey foreign key (company_id, batch_id) references resume_batch (company_id, id) on delete cascade not valid,
  drop constraint resume_batch_file_candidate_id_fkey,
  add constraint resume_batch_file_candidate_id_fkey foreign key (company_id, candidate_id) references candidate (company_id, id) on delete set null (candidate_id) not valid,
  drop constraint resume_batch_file_double_id_fkey,
  add constraint resume_batch_file_double_id_fkey foreign key (company_id, double_id) references candidate (company_id, id) on delete set null (double_id) not valid,
  drop constraint resume_batch_file_file_key_fkey,
  add constraint resume_batch_file_file_key_fkey foreign key (company_id, file_key) references stored_file (company_id, key) on delete set null (file_key) not valid,
  drop constraint resume_batch_file_parse_id_fkey,
  add constraint resume_batch_file_parse_id_fkey foreign key (company_id, parse_id) references parse (company_id, id) on delete set null (parse_id) not valid;

alter table hotlist
  drop constraint hotlist_audience_fkey,
  add constraint hotlist_audience_fkey foreign key (company_id, audience) references audience (company_id, id) not valid;

alter table hotlist_candidate
  drop constraint hotlist_candidate_candidate_id_fkey,
  add constraint hotlist_candidate_candidate_id_fkey foreign key (company_id, candidate_id) references candidate (company_id, id) not valid,
  drop constraint hotlist_candidate_hotlist_id_fkey,
  add constraint hotlist_candidate_hotlist_id_fkey foreign key (company_id, hotlist_id) references hotlist (company_id, id) not valid;

alter table share_link
  drop constraint share_link_hotlist_id_fkey,
  add constraint share_link_hotlist_id_fkey foreign key (company_id, hotlist_id) references hotlist (company_id, id) on delete cascade not valid;

alter table share_request
  drop constraint share_request_candidate_id_fkey,
  add constraint share_request_candidate_id_fkey foreign key (company_id, candidate_id) references candidate (company_id, id) on delete set null (candidate_id) not valid,
  drop constraint share_request_link_id_fkey,
  add constraint share_request_link_id_fkey foreign key (company_id, link_id) references share_link (company_id, id) on delete cascade not valid;

alter table student_document
  drop constraint student_document_file_key_fkey,
  add constraint student_document_file_key_fkey foreign key (company_id, file_key) references stored_file (company_id, key) not valid;
