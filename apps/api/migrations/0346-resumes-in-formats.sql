-- Of whom a resume was drawn, so that it can be drawn in the format of a vendor too.
create table drawn_resume (
  id uuid primary key,
  file_key text not null unique references stored_file (key) on delete cascade,
  candidate_id uuid references candidate (id) on delete set null
);
create index drawn_resume_candidate on drawn_resume (candidate_id);

-- A resume in the format of vendors: the file in whose place it goes along, what it was drawn by, and the vendors whose people get it.
alter table campaign_file
  add column drawn_of text,
  add column format text,
  add column vendor_ids uuid[] not null default '{}',
  add check ((drawn_of is null) = (format is null));
create unique index campaign_file_drawn on campaign_file (campaign_id, drawn_of, format);

create or replace function keep_campaign_files() returns trigger language plpgsql as $$
begin
  delete from campaign_file where campaign_id = new.id and coalesce(drawn_of, file_key) <> all(new.file_keys);
  insert into campaign_file (campaign_id, file_key) select new.id, key from unnest(new.file_keys) key on conflict do nothing;
  return null;
end $$;
