-- Keys by which a reference carries the company (decision 91): one for each table that is referred to and has none yet.
alter table campaign_recipient add unique (company_id, id);
alter table candidate add unique (company_id, id);
alter table hotlist add unique (company_id, id);
alter table inbox_mail add unique (company_id, id);
alter table interview add unique (company_id, id);
alter table parse add unique (company_id, id);
alter table plan_order add unique (company_id, id);
alter table presentation add unique (company_id, id);
alter table proof_signing add unique (company_id, id);
alter table resume_batch add unique (company_id, id);
alter table saved_view add unique (company_id, id);
alter table session add unique (company_id, id);
alter table share_link add unique (company_id, id);
alter table stored_file add unique (company_id, key);
alter table vendor_contact add unique (company_id, id);

-- Rows of an administrator are of no company: a key with a null company checks nothing, so the plain reference stays beside.
alter table booking
  add foreign key (company_id, interview_id) references interview (company_id, id) on delete cascade not valid;

alter table export
  add foreign key (company_id, file_key) references stored_file (company_id, key) not valid;

alter table import
  add foreign key (company_id, archive_key) references stored_file (company_id, key) not valid,
  add foreign key (company_id, file_key) references stored_file (company_id, key) not valid,
  add foreign key (company_id, hotlist_id) references hotlist (company_id, id) on delete set null (hotlist_id) not valid;

alter table list_columns
  add foreign key (company_id, view_id) references saved_view (company_id, id) on delete cascade not valid;
