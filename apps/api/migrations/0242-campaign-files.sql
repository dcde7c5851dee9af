-- What goes along with each mail of a campaign. The list stands on the campaign; this table holds the files, as long as a campaign names them.
alter table campaign add column file_keys text[] not null default '{}';
create table campaign_file (
  campaign_id uuid not null references campaign (id) on delete cascade,
  file_key text not null references stored_file (key),
  primary key (campaign_id, file_key)
);
create index campaign_file_held on campaign_file (file_key);

create function keep_campaign_files() returns trigger language plpgsql as $$
begin
  delete from campaign_file where campaign_id = new.id and file_key <> all(new.file_keys);
  insert into campaign_file (campaign_id, file_key) select new.id, key from unnest(new.file_keys) key on conflict do nothing;
  return null;
end $$;
create trigger campaign_files after insert or update of file_keys on campaign for each row execute function keep_campaign_files();
