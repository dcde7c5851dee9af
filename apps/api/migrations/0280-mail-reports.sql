-- What mails are counted under: the template that a campaign began with, and the groups through which somebody was reached.
alter table campaign add column template_id uuid references email_template (id) on delete set null;
create index campaign_template on campaign (template_id) where template_id is not null;
alter table campaign_recipient add column group_ids uuid[] not null default '{}';
