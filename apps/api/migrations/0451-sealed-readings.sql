-- The text and the places of a reading lie sealed. Those of before stay as they are for the thirty days that a reading lives.
alter table parse_text
  alter column pages drop not null,
  add column id uuid generated always as (parse_id) stored,
  add column sealed_pages text;
create unique index parse_text_id on parse_text (id);
