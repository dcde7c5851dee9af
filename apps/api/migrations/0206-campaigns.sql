-- One mail to many, each a mail of their own: what is sent, to whom it is meant, and how far it is.
create table campaign (
  id uuid primary key,
  company_id uuid not null references company (id),
  kind text not null check (kind in ('hotlist', 'requirement', 'plain')),
  subject text not null,
  body text not null default '',
  hotlist_id uuid references hotlist (id) on delete set null,
  job_id uuid references job (id) on delete set null,
  -- The units that it comes from, and that answers go to.
  from_unit_id uuid references business_unit (id),
  reply_unit_id uuid references business_unit (id),
  group_ids uuid[] not null default '{}',
  vendor_ids uuid[] not null default '{}',
  contact_ids uuid[] not null default '{}',
  candidate_ids uuid[] not null default '{}',
  again_of uuid references campaign (id) on delete set null,
  -- Leaves out whom the one before reached.
  only_missed boolean not null default false,
  state text not null default 'draft'
    check (state in ('draft', 'scheduled', 'running', 'paused', 'done', 'cancelled', 'stopped')),
  starts_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  -- Who it comes from and what it is filled with, as it stood when it was started.
  content jsonb,
  reason jsonb,
  turn int not null default 0,
  leased_until timestamptz,
  times_lost int not null default 0,
  audience int not null references audience (id),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz,
  unique (company_id, id)
);
create index campaign_list on campaign (company_id, created_at desc, id desc) where deleted_at is null;
create index campaign_sight on campaign (company_id, audience, created_at desc, id desc) where deleted_at is null;
create index campaign_everywhere on campaign (created_at desc, id desc) where deleted_at is null;
create index campaign_under_way on campaign (updated_at) where state in ('scheduled', 'running');
create index campaign_hotlist on campaign (hotlist_id) where hotlist_id is not null;
create index campaign_job on campaign (job_id) where job_id is not null;
create index campaign_from on campaign (from_unit_id) where from_unit_id is not null;
create index campaign_reply on campaign (reply_unit_id) where reply_unit_id is not null;
create index campaign_again on campaign (again_of) where again_of is not null;
create trigger campaign_audience before insert on campaign for each row execute function keep_audience();

-- Everybody whom a campaign is meant for, once, and what happened to their mail. Whoever is left out stands here too, with the reason.
create table campaign_recipient (
  id uuid primary key,
  campaign_id uuid not null,
  company_id uuid not null,
  place int not null,
  address text not null,
  name text not null default '',
  vendor_id uuid references vendor (id) on delete set null,
  contact_id uuid references vendor_contact (id) on delete set null,
  candidate_id uuid references candidate (id) on delete cascade,
  state text not null check (state in
    ('queued', 'sending', 'accepted', 'deferred', 'refused', 'bounced', 'unknown', 'left-out', 'cancelled')),
  left_out text,
  evidence jsonb,
  -- The turn of the worker that took it: another one writes nothing of it.
  turn int,
  attempts int not null default 0,
  due_at timestamptz not null default now(),
  -- When the server began to take the content: from then on nobody else sends it.
  content_at timestamptz,
  state_at timestamptz not null default now(),
  answer text not null default '',
  created_at timestamptz not null default now(),
  foreign key (company_id, campaign_id) references campaign (company_id, id) on delete cascade,
  check ((state = 'left-out') = (left_out is not null))
) with (fillfactor = 70);
create unique index campaign_recipient_once on campaign_recipient (campaign_id, address) where address <> '';
create index campaign_recipient_place on campaign_recipient (campaign_id, place);
create index campaign_recipient_state on campaign_recipient (campaign_id, state);
create index campaign_recipient_due on campaign_recipient (campaign_id, due_at, place) where state in ('queued', 'deferred');
create index campaign_recipient_sending on campaign_recipient (campaign_id) where state = 'sending';
-- What leaves is counted by the hour and by the day.
create index campaign_recipient_sent on campaign_recipient (company_id, content_at) where content_at is not null;
create index campaign_recipient_got on campaign_recipient (company_id, address, state_at) where state in ('accepted', 'unknown');
create index campaign_recipient_vendor on campaign_recipient (vendor_id) where vendor_id is not null;
create index campaign_recipient_contact on campaign_recipient (contact_id) where contact_id is not null;
create index campaign_recipient_candidate on campaign_recipient (candidate_id) where candidate_id is not null;
