/**
 * Tables that name a company, by what they say they are. One whose rows are identity data has the policies, by `guard_rows` or
 * `guard_searched_rows` in its migration, and stands in neither list (CONTRIBUTING.md, A new table).
 */

/** Rows of one company each, which the scope of a query keeps apart; the database checks them by their references alone. */
export const ofCompany = `
  agency_settings application audience billing_details bookable_times business_unit campaign campaign_candidate campaign_recipient
  candidate candidate_certification candidate_contact candidate_education candidate_email_address candidate_history candidate_language
  candidate_match candidate_pair candidate_profile candidate_text
  client client_key client_merge client_pair commission commission_claim commission_payment commission_share company_branding company_info company_location company_office company_reference
  company_section company_settings company_social_media company_storage email_template email_template_version file_review file_review_comment former_resume hand_over
  hand_over_student hotlist hotlist_candidate inbox_mail inbox_requirement inbox_thread institution institution_contract institution_contract_country
  institution_contract_step intake interview job mail_addressee mail_rule match_weights
  member_unit note parse payment placement placement_extension plan_order presentation presented_person programme
  representation_rule resume_batch resume_batch_file section_decision share_link share_request soft_bounce stage submission submission_hop
  subscription suppression test_mail vendor vendor_contact vendor_format vendor_group vendor_group_member vendor_merge vendor_note vendor_pair`

/** Rows that a person, an administrator or everybody reads beside those of one company, each with the reason. */
export const shared: Record<string, string> = {
  audit: 'A row is left in the transaction of any change, also of an account, which is of no company.',
  bin: 'Administrators empty it across companies.',
  booking: 'A consultation is of the operator and of no company.',
  bulk: 'An administrator works on records of all companies at once.',
  checklist_row: 'The platform keeps rows that every company reads.',
  claim_ownership: 'A claim is made on a company that is not yet the own one.',
  company_slug: 'Addresses of public pages are taken once among all companies.',
  export: 'An administrator takes out records of all companies.',
  import: 'An administrator brings in records of no company.',
  invitation: 'It is accepted by whoever is in no company yet.',
  lead: 'Visitors of the operator leave some, which are of no company.',
  list_columns: 'Administrators choose columns too.',
  membership: 'A person chooses among all of their companies.',
  notification: 'A person reads those of the company they work in, and those of none.',
  record_delta: 'Totals of the operator are of no company.',
  saved_view: 'Administrators keep views too.',
  sign_in_challenge: 'It stands before anybody is in a company.',
  task: 'Tasks of administrators are of no company.',
  watch: 'Administrators watch records too.',
}
