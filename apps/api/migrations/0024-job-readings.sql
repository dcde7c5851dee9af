-- What a reading is of: a resume, or a job ad, which no record holds and which is forgotten with its file.
alter table parse add column kind text not null default 'resume' check (kind in ('resume', 'job'));
create index parse_job on parse (created_at) where kind = 'job';
