-- What somebody did with a mail that reached them. Apart from its state, which says what became of the mail itself.
alter table campaign_recipient
  add column clicked_at timestamptz,
  add column replied_at timestamptz,
  add column unsubscribed_at timestamptz;
create index campaign_recipient_marked on campaign_recipient (campaign_id)
  where clicked_at is not null or replied_at is not null or unsubscribed_at is not null;
