-- What taking an update back needs: the record's values before and after, the entries that came along, and the version that stood.
alter table resume_batch_file add column before jsonb, add column merged jsonb, add column entries jsonb;
alter table resume_batch_file add column version_before int;
-- Candidates of whom somebody said that they are other people.
alter table resume_batch_file add column apart_ids uuid[] not null default '{}';
alter table resume_batch_file drop constraint resume_batch_file_state_check;
alter table resume_batch_file add constraint resume_batch_file_state_check check (state in
  ('reading', 'saved', 'updated', 'held', 'incomplete', 'failed', 'cancelled', 'skipped', 'removed', 'restored'));
