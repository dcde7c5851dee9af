-- Keys that the files of a company are sealed with, each wrapped by the keys of sealed fields: one a company, and one for what belongs to
-- none. It refers to no company: a file may be kept before its company is committed, and a key is destroyed by itself.
create table data_key (
  id uuid primary key,
  company_id uuid,
  user_id uuid,
  wrapped text not null,
  created_at timestamptz not null default now(),
  unique nulls not distinct (company_id, user_id)
);

-- A file whose row says that it is sealed is given out in no other form.
alter table stored_file
  add column is_sealed boolean not null default false,
  -- A worker is at sealing a file of before.
  add column sealing_until timestamptz,
  -- When administrators were told last that it does not open.
  add column broken_told_at timestamptz;
create index stored_file_to_seal on stored_file (sealing_until nulls first) where state = 'confirmed' and not is_sealed;
