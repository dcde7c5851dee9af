-- The outcome of a bulk action for a record that undoing takes back.
alter table bulk_item add column made jsonb;
