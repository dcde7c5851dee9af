-- Resumes that a candidate had: versions of the record, which stay as long as it does. One that was taken away still goes after thirty days.
create table former_resume (
  id uuid primary key,
  company_id uuid not null references company (id),
  candidate_id uuid not null references candidate (id) on delete cascade,
  file_key text not null references stored_file (key),
  replaced_at timestamptz not null default now()
);
create index former_resume_of on former_resume (candidate_id, replaced_at desc);
create index former_resume_file on former_resume (file_key);
create index former_resume_company on former_resume (company_id);
