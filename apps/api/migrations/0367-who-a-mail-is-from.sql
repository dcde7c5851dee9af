-- Whether a sender takes part in a conversation, and whether the mail is from whom it says, are two things.
alter table inbox_thread rename column is_verified to is_known;
alter table inbox_mail rename column is_verified to is_known;
alter table inbox_thread
  add column sender_proof text not null default 'unchecked' check (sender_proof in ('verified', 'unchecked', 'claimed'));
alter table inbox_mail
  add column sender_proof text not null default 'unchecked' check (sender_proof in ('verified', 'unchecked', 'claimed'));
update inbox_mail set sender_proof = 'claimed' where direction = 'in' and not is_known;
update inbox_thread set sender_proof = 'claimed' where not is_known;

-- The server whose word about senders counts in a mailbox, empty for the usual one; and the one that its mails name, as a majority of them.
alter table mailbox
  add column checking_server text not null default '',
  add column seen_checker text not null default '',
  add column seen_checks int not null default 0;
