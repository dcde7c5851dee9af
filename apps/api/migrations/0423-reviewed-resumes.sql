-- Resumes that a person reviews: each is read, and waits until that person saves it.
alter table resume_batch add column is_reviewed boolean not null default false;
alter table resume_batch_file drop constraint resume_batch_file_state_check;
alter table resume_batch_file add constraint resume_batch_file_state_check check (state in
  ('reading', 'ready', 'saved', 'updated', 'held', 'incomplete', 'failed', 'cancelled', 'skipped', 'removed', 'restored'));
