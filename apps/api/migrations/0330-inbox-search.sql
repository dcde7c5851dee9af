-- What conversations are searched by, in the row itself, so that an index serves it.
alter table inbox_thread add column search_text text
  generated always as (search_fold(sender_name || ' ' || sender_address || ' ' || subject || ' ' || words)) stored;
alter table inbox_thread add column search_words tsvector
  generated always as (to_tsvector('simple', search_fold(sender_name || ' ' || sender_address || ' ' || subject || ' ' || words))) stored;
create index inbox_thread_search on inbox_thread using gin (company_id, search_text gin_trgm_ops) with (fastupdate = off);
create index inbox_thread_words on inbox_thread using gin (company_id, search_words) with (fastupdate = off);
