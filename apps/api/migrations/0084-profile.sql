-- Where a person can be called; empty where they say none.
alter table user_account add column phone text not null default '' check (length(phone) <= 50);
