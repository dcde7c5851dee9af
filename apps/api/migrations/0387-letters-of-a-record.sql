-- A record that was written about says what became of its newest letter.
create index mail_about on mail (secret_of, created_at desc) where secret_of is not null;
