-- A request through a share link is a conversation of the mailbox that answers it.
alter table inbox_thread drop constraint inbox_thread_kind_rule_check;
alter table inbox_thread add constraint inbox_thread_kind_rule_check check (kind_rule in
  ('report', 'automatic', 'words', 'job-read', 'question-mark', 'none', 'person', 'share-resume', 'share-interview'));
