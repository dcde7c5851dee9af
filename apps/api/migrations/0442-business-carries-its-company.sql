-- References of vendors, clients, jobs and what comes of them carry the company.
alter table vendor
  drop constraint vendor_audience_fkey,
  add constraint vendor_audience_fkey foreign key (company_id, audience) references audience (company_id, id) not valid,
  drop constraint vendor_primary_unit_id_fkey,
  add constraint vendor_primary_unit_id_fkey foreign key (company_id, primary_unit_id) references business_unit (company_id, id) not valid;

alter table vendor_bank
  drop constraint vendor_bank_attachment_key_fkey,
  add constraint vendor_bank_attachment_key_fkey foreign key (company_id, attachment_key) references stored_file (company_id, key) not valid,
  drop constraint vendor_bank_cheque_key_fkey,
  add constraint vendor_bank_cheque_key_fkey foreign key (company_id, cheque_key) references stored_file (company_id, key) not valid;

alter table vendor_document
  drop constraint vendor_document_file_key_fkey,
  add constraint vendor_document_file_key_fkey foreign key (company_id, file_key) references stored_file (company_id, key) not valid;

alter table vendor_group
  drop constraint vendor_group_audience_fkey,
  add constraint vendor_group_audience_fkey foreign key (company_id, audience) references audience (company_id, id) not valid,
  drop constraint vendor_group_unit_id_fkey,
  add constraint vendor_group_unit_id_fkey foreign key (company_id, unit_id) references business_unit (company_id, id) not valid;

alter table vendor_merge
  drop constraint vendor_merge_gone_id_fkey,
  add constraint vendor_merge_gone_id_fkey foreign key (company_id, gone_id) references vendor (company_id, id) not valid,
  drop constraint vendor_merge_kept_id_fkey,
  add constraint vendor_merge_kept_id_fkey foreign key (company_id, kept_id) references vendor (company_id, id) not valid;

alter table vendor_pair
  drop constraint vendor_pair_one_id_fkey,
  add constraint vendor_pair_one_id_fkey foreign key (company_id, one_id) references vendor (company_id, id) on delete cascade not valid,
  drop constraint vendor_pair_other_id_fkey,
  add constraint vendor_pair_other_id_fkey foreign key (company_id, other_id) references vendor (company_id, id) on delete cascade not valid;

alter table client_merge
  drop constraint client_merge_gone_id_fkey,
  add constraint client_merge_gone_id_fkey foreign key (company_id, gone_id) references client (company_id, id) not valid,
  drop constraint client_merge_kept_id_fkey,
  add constraint client_merge_kept_id_fkey foreign key (company_id, kept_id) references client (company_id, id) not valid;

alter table client_pair
  drop constraint client_pair_one_id_fkey,
  add constraint client_pair_one_id_fkey foreign key (company_id, one_id) references client (company_id, id) on delete cascade not valid,
  drop constraint client_pair_other_id_fkey,
  add constraint client_pair_other_id_fkey foreign key (company_id, other_id) references client (company_id, id) on delete cascade not valid;

alter table job
  drop constraint job_audience_fkey,
  add constraint job_audience_fkey foreign key (company_id, audience) references audience (company_id, id) not valid;

alter table application
  drop constraint application_audience_fkey,
  add constraint application_audience_fkey foreign key (company_id, audience) references audience (company_id, id) not valid,
  drop constraint application_candidate_id_fkey,
  add constraint application_candidate_id_fkey foreign key (company_id, candidate_id) references candidate (company_id, id) not valid,
  drop constraint application_job_id_fkey,
  add constraint application_job_id_fkey foreign key (company_id, job_id) references job (company_id, id) not valid,
  drop constraint application_resume_key_fkey,
  add constraint application_resume_key_fkey foreign key (company_id, resume_key) references stored_file (company_id, key) not valid;

alter table representation
  drop constraint representation_candidate_id_fkey,
  add constraint representation_candidate_id_fkey foreign key (company_id, candidate_id) references candidate (company_id, id) not valid,
  drop constraint representation_file_key_fkey,
  add constraint representation_file_key_fkey foreign key (company_id, file_key) references stored_file (company_id, key) not valid,
  drop constraint representation_job_id_fkey,
  add constraint representation_job_id_fkey foreign key (company_id, job_id) references job (company_id, id) not valid;

alter table submission
  drop constraint submission_audience_fkey,
  add constraint submission_audience_fkey foreign key (company_id, audience) references audience (company_id, id) not valid,
  drop constraint submission_candidate_id_fkey,
  add constraint submission_candidate_id_fkey foreign key (company_id, candidate_id) references candidate (company_id, id) not valid,
  drop constraint submission_clash_with_fkey,
  add constraint submission_clash_with_fkey foreign key (company_id, clash_with) references submission (company_id, id) on delete set null (clash_with) not valid,
  drop constraint submission_job_id_fkey,
  add constraint submission_job_id_fkey foreign key (company_id, job_id) references job (company_id, id) not valid,
  drop constraint submission_mail_id_fkey,
  add constraint submission_mail_id_fkey foreign key (company_id, mail_id) references inbox_mail (company_id, id) on delete set null (mail_id) not valid,
  drop constraint submission_resume_key_fkey,
  add constraint submission_resume_key_fkey foreign key (company_id, resume_key) references stored_file (company_id, key) not valid;

alter table submission_hop
  drop constraint submission_hop_client_id_fkey,
  add constraint submission_hop_client_id_fkey foreign key (company_id, client_id) references client (company_id, id) on delete set null (client_id) not valid,
  drop constraint submission_hop_vendor_id_fkey,
  add constraint submission_hop_vendor_id_fkey foreign key (company_id, vendor_id) references vendor (company_id, id) on delete set null (vendor_id) not valid;

alter table placement
  drop constraint placement_audience_fkey,
  add constraint placement_audience_fkey foreign key (company_id, audience) references audience (company_id, id) not valid;

alter table presentation
  drop constraint presentation_job_id_fkey,
  add constraint presentation_job_id_fkey foreign key (company_id, job_id) references job (company_id, id) on delete cascade not valid;

alter table presented_person
  drop constraint presented_person_presentation_id_fkey,
  add constraint presented_person_presentation_id_fkey foreign key (company_id, presentation_id) references presentation (company_id, id) on delete cascade not valid,
  drop constraint presented_person_submission_id_fkey,
  add constraint presented_person_submission_id_fkey foreign key (company_id, submission_id) references submission (company_id, id) on delete cascade not valid;
