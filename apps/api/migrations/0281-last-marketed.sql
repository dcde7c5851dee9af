-- Who stood on the hotlist as a campaign's mails left, and when the last of them did.
create table campaign_candidate (
  campaign_id uuid not null,
  candidate_id uuid not null references candidate (id) on delete cascade,
  company_id uuid not null,
  shown_at timestamptz not null default now(),
  primary key (campaign_id, candidate_id),
  foreign key (company_id, campaign_id) references campaign (company_id, id) on delete cascade
);
create index campaign_candidate_last on campaign_candidate (candidate_id, shown_at desc);
