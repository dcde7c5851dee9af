-- References of mail and of a company's own papers carry the company.
alter table campaign
  drop constraint campaign_again_of_fkey,
  add constraint campaign_again_of_fkey foreign key (company_id, again_of) references campaign (company_id, id) on delete set null (again_of) not valid,
  drop constraint campaign_audience_fkey,
  add constraint campaign_audience_fkey foreign key (company_id, audience) references audience (company_id, id) not valid,
  drop constraint campaign_first_id_fkey,
  add constraint campaign_first_id_fkey foreign key (company_id, first_id) references campaign (company_id, id) on delete cascade not valid,
  drop constraint campaign_from_unit_id_fkey,
  add constraint campaign_from_unit_id_fkey foreign key (company_id, from_unit_id) references business_unit (company_id, id) not valid,
  drop constraint campaign_hotlist_id_fkey,
  add constraint campaign_hotlist_id_fkey foreign key (company_id, hotlist_id) references hotlist (company_id, id) on delete set null (hotlist_id) not valid,
  drop constraint campaign_job_id_fkey,
  add constraint campaign_job_id_fkey foreign key (company_id, job_id) references job (company_id, id) on delete set null (job_id) not valid,
  drop constraint campaign_reply_unit_id_fkey,
  add constraint campaign_reply_unit_id_fkey foreign key (company_id, reply_unit_id) references business_unit (company_id, id) not valid,
  drop constraint campaign_template_id_fkey,
  add constraint campaign_template_id_fkey foreign key (company_id, template_id) references email_template (company_id, id) on delete set null (template_id) not valid;

alter table campaign_candidate
  drop constraint campaign_candidate_candidate_id_fkey,
  add constraint campaign_candidate_candidate_id_fkey foreign key (company_id, candidate_id) references candidate (company_id, id) on delete cascade not valid;

alter table campaign_recipient
  drop constraint campaign_recipient_candidate_id_fkey,
  add constraint campaign_recipient_candidate_id_fkey foreign key (company_id, candidate_id) references candidate (company_id, id) on delete cascade not valid,
  drop constraint campaign_recipient_contact_id_fkey,
  add constraint campaign_recipient_contact_id_fkey foreign key (company_id, contact_id) references vendor_contact (company_id, id) on delete set null (contact_id) not valid,
  drop constraint campaign_recipient_vendor_id_fkey,
  add constraint campaign_recipient_vendor_id_fkey foreign key (company_id, vendor_id) references vendor (company_id, id) on delete set null (vendor_id) not valid;

alter table email_template
  drop constraint email_template_audience_fkey,
  add constraint email_template_audience_fkey foreign key (company_id, audience) references audience (company_id, id) not valid,
  drop constraint email_template_unit_id_fkey,
  add constraint email_template_unit_id_fkey foreign key (company_id, unit_id) references business_unit (company_id, id) not valid;

alter table inbox_mail
  drop constraint inbox_mail_mailbox_id_fkey,
  add constraint inbox_mail_mailbox_id_fkey foreign key (company_id, mailbox_id) references mailbox (company_id, id) not valid,
  drop constraint inbox_mail_recipient_id_fkey,
  add constraint inbox_mail_recipient_id_fkey foreign key (company_id, recipient_id) references campaign_recipient (company_id, id) on delete set null (recipient_id) not valid;

alter table inbox_requirement
  drop constraint inbox_requirement_mail_id_fkey,
  add constraint inbox_requirement_mail_id_fkey foreign key (company_id, mail_id) references inbox_mail (company_id, id) on delete cascade not valid,
  drop constraint inbox_requirement_thread_id_fkey,
  add constraint inbox_requirement_thread_id_fkey foreign key (company_id, thread_id) references inbox_thread (company_id, id) on delete cascade not valid;

alter table inbox_thread
  drop constraint inbox_thread_audience_fkey,
  add constraint inbox_thread_audience_fkey foreign key (company_id, audience) references audience (company_id, id) not valid,
  drop constraint inbox_thread_campaign_id_fkey,
  add constraint inbox_thread_campaign_id_fkey foreign key (company_id, campaign_id) references campaign (company_id, id) on delete set null (campaign_id) not valid,
  drop constraint inbox_thread_candidate_id_fkey,
  add constraint inbox_thread_candidate_id_fkey foreign key (company_id, candidate_id) references candidate (company_id, id) on delete set null (candidate_id) not valid,
  drop constraint inbox_thread_contact_id_fkey,
  add constraint inbox_thread_contact_id_fkey foreign key (company_id, contact_id) references vendor_contact (company_id, id) on delete set null (contact_id) not valid,
  drop constraint inbox_thread_job_id_fkey,
  add constraint inbox_thread_job_id_fkey foreign key (company_id, job_id) references job (company_id, id) on delete set null (job_id) not valid,
  drop constraint inbox_thread_vendor_id_fkey,
  add constraint inbox_thread_vendor_id_fkey foreign key (company_id, vendor_id) references vendor (company_id, id) on delete set null (vendor_id) not valid;

alter table mail_consent
  drop constraint mail_consent_mailbox_id_fkey,
  add constraint mail_consent_mailbox_id_fkey foreign key (company_id, mailbox_id) references mailbox (company_id, id) on delete cascade not valid,
  drop constraint mail_consent_session_id_fkey,
  add constraint mail_consent_session_id_fkey foreign key (company_id, session_id) references session (company_id, id) on delete cascade not valid;

alter table company_branding
  drop constraint company_branding_banner_key_fkey,
  add constraint company_branding_banner_key_fkey foreign key (company_id, banner_key) references stored_file (company_id, key) not valid,
  drop constraint company_branding_cover_key_fkey,
  add constraint company_branding_cover_key_fkey foreign key (company_id, cover_key) references stored_file (company_id, key) not valid,
  drop constraint company_branding_logo_key_fkey,
  add constraint company_branding_logo_key_fkey foreign key (company_id, logo_key) references stored_file (company_id, key) not valid;

alter table company_document
  drop constraint company_document_file_key_fkey,
  add constraint company_document_file_key_fkey foreign key (company_id, file_key) references stored_file (company_id, key) not valid;

alter table dossier
  drop constraint dossier_file_key_fkey,
  add constraint dossier_file_key_fkey foreign key (company_id, file_key) references stored_file (company_id, key) not valid;

alter table payment
  drop constraint payment_order_id_fkey,
  add constraint payment_order_id_fkey foreign key (company_id, order_id) references plan_order (company_id, id) not valid;

alter table proof_paper
  drop constraint proof_paper_file_key_fkey,
  add constraint proof_paper_file_key_fkey foreign key (company_id, file_key) references stored_file (company_id, key) not valid,
  drop constraint proof_paper_signing_id_fkey,
  add constraint proof_paper_signing_id_fkey foreign key (company_id, signing_id) references proof_signing (company_id, id) not valid;
