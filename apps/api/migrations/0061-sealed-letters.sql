-- What a letter says is sealed, since it may hold a code or a link; the columns in plain text are those of letters from before.
-- `secret_of` names the one thing that a letter opens, so that what ends it empties the letter; `dies_at` is when it ends by itself.
alter table mail
  alter column text_body set default '',
  alter column html_body set default '',
  add column sealed_content text,
  add column secret_of text,
  add column dies_at timestamptz;
create index mail_secret on mail (secret_of) where sealed_content is not null and secret_of is not null;
create index mail_dying on mail (dies_at) where sealed_content is not null and dies_at is not null;

update mail set text_body = '', html_body = '', unsubscribe_url = null where state in ('accepted', 'refused', 'unknown');
