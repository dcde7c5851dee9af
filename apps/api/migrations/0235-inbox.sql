-- What people outside wrote, and what was answered: a conversation stands in the mailbox that it came to.
create table inbox_thread (
  id uuid primary key,
  company_id uuid not null,
  mailbox_id uuid not null,
  subject text not null,
  -- Who wrote last from outside, and how that mail began.
  sender_name text not null default '',
  sender_address text not null default '',
  words text not null default '',
  kind text not null check (kind in ('requirement', 'question', 'no', 'out-of-office', 'bounce', 'other')),
  kind_rule text not null
    check (kind_rule in ('report', 'automatic', 'words', 'job-read', 'question-mark', 'none', 'person')),
  kind_words text not null default '',
  kind_by uuid references user_account (id),
  back_on date,
  state text not null default 'open' check (state in ('open', 'snoozed', 'done')),
  snoozed_until timestamptz,
  assigned_to uuid references user_account (id),
  last_at timestamptz not null,
  is_unread boolean not null default true,
  is_verified boolean not null default true,
  mails int not null default 0,
  vendor_id uuid references vendor (id) on delete set null,
  contact_id uuid references vendor_contact (id) on delete set null,
  candidate_id uuid references candidate (id) on delete set null,
  campaign_id uuid references campaign (id) on delete set null,
  job_id uuid references job (id) on delete set null,
  audience int not null references audience (id),
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  unique (company_id, id),
  foreign key (company_id, mailbox_id) references mailbox (company_id, id),
  check ((state = 'snoozed') = (snoozed_until is not null))
);
create index inbox_thread_list on inbox_thread (company_id, last_at desc, id desc);
create index inbox_thread_waiting on inbox_thread (company_id, last_at desc, id desc) where state <> 'done';
create index inbox_thread_sight on inbox_thread (company_id, audience, last_at desc, id desc);
create index inbox_thread_newest on inbox_thread (company_id, created_at desc, id desc);
create index inbox_thread_unread on inbox_thread (company_id) where is_unread;
create index inbox_thread_mailbox on inbox_thread (mailbox_id, last_at desc);
create index inbox_thread_assigned on inbox_thread (assigned_to, last_at desc) where assigned_to is not null;
create index inbox_thread_vendor on inbox_thread (vendor_id) where vendor_id is not null;
create index inbox_thread_contact on inbox_thread (contact_id) where contact_id is not null;
create index inbox_thread_candidate on inbox_thread (candidate_id) where candidate_id is not null;
create index inbox_thread_campaign on inbox_thread (campaign_id) where campaign_id is not null;
create index inbox_thread_job on inbox_thread (job_id) where job_id is not null;

-- What came to a member's own mailbox is seen as their records are; what came to the company's, by the company.
create function keep_inbox_audience() returns trigger language plpgsql as $$
declare
  member uuid;
begin
  select m.member_id into member from mailbox m where m.id = new.mailbox_id;
  new.audience := case when member is null then audience_like(new.company_id, null, '{}', 'company', '{}')
    else audience_for(new.company_id, member) end;
  return new;
end $$;
create trigger inbox_thread_audience before insert on inbox_thread for each row execute function keep_inbox_audience();

create table inbox_mail (
  id uuid primary key,
  company_id uuid not null,
  thread_id uuid not null,
  mailbox_id uuid not null references mailbox (id),
  direction text not null check (direction in ('in', 'out')),
  -- With its angle brackets; empty where the mail had none.
  message_id text not null default '',
  reference_ids text[] not null default '{}',
  -- Where it lies at the server.
  folder text not null default '',
  uid_validity bigint,
  uid bigint,
  from_name text not null default '',
  from_address text not null default '',
  to_people jsonb not null default '[]',
  cc_people jsonb not null default '[]',
  subject text not null,
  own_words text not null default '',
  quoted text not null default '',
  html text not null default '',
  is_verified boolean not null default true,
  is_automatic boolean not null default false,
  -- The person of a campaign whom it answers.
  recipient_id uuid references campaign_recipient (id) on delete set null,
  sent_at timestamptz not null,
  created_at timestamptz not null default now(),
  foreign key (company_id, thread_id) references inbox_thread (company_id, id) on delete cascade
);
-- However often a mail is read, and by however many workers, it stands here once.
create unique index inbox_mail_once on inbox_mail (mailbox_id, message_id) where message_id <> '';
create unique index inbox_mail_place on inbox_mail (mailbox_id, folder, uid_validity, uid) where uid is not null;
create index inbox_mail_thread on inbox_mail (thread_id, sent_at, id);
create index inbox_mail_recipient on inbox_mail (recipient_id) where recipient_id is not null;

create table inbox_attachment (
  id uuid primary key,
  mail_id uuid not null references inbox_mail (id) on delete cascade,
  place int not null,
  name text not null,
  size int not null,
  file_key text references stored_file (key),
  -- Why it was not kept.
  refusal text not null default '',
  check ((file_key is null) = (refusal <> ''))
);
create unique index inbox_attachment_place on inbox_attachment (mail_id, place);
create index inbox_attachment_file on inbox_attachment (file_key) where file_key is not null;
