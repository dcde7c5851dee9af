-- What a bulk action made for a record, which undoing takes back.
alter table bulk_item add column made jsonb;
