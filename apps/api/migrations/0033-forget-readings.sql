-- Readings of resumes are forgotten too, by their age.
create index parse_created on parse (created_at);
drop index parse_job;
