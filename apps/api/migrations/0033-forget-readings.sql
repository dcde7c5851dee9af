-- Readings of resumes are forgotten too, by their age.
create index parse_created on parse (created_at);
drop index parse_job;

-- Resumes that a candidate had: kept as long as the bin keeps, so that the timeline can name them and a merge can be split.
create table replaced_resume (
  file_key text primary key references stored_file (key) on delete cascade,
  replaced_at timestamptz not null default now()
);
create index replaced_resume_age on replaced_resume (replaced_at);
