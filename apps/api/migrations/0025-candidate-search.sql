-- What a candidate is found by: the text of the resume and the words of it and of the profile. It lies beside the candidate, so that a
-- change of status rewrites none of it; texts lie outside the row, so that many rows are read at once.
create table candidate_text (
  candidate_id uuid primary key references candidate (id) on delete cascade,
  company_id uuid not null references company (id),
  -- The candidate's, which never changes: the newest are found without a look at the candidates.
  created_at timestamptz not null,
  -- The resume that `pages` is the text of, or will be.
  file_key text,
  pages text[] not null default '{}',
  -- Names, e-mail, title, skills and place alone: what a search by relevance weighs.
  heading tsvector not null,
  document tsvector not null
) with (toast_tuple_target = 128);
alter table candidate_text alter column heading set storage main;
alter table candidate_text alter column file_key set storage main;
alter table candidate_text alter column document set storage external;
create index candidate_text_words on candidate_text using gin (company_id, document, heading) with (fastupdate = off);
create index candidate_deleted on candidate (id) where deleted_at is not null;

-- Candidates whose words are not gathered yet; a job works through them.
create table candidate_to_index (
  candidate_id uuid primary key references candidate (id) on delete cascade
);
insert into candidate_to_index select id from candidate;
