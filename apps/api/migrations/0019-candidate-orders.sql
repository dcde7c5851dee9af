-- Every order in which candidates are listed, for companies that have very many. Empty values stand last in both directions, which one
-- index cannot hold.
create index candidate_by_job_title on candidate (company_id, job_title collate corridor_text, id) where deleted_at is null;
create index candidate_by_job_title_desc on candidate (company_id, job_title collate corridor_text desc nulls last, id desc)
  where deleted_at is null;
create index candidate_by_experience on candidate (company_id, experience, id) where deleted_at is null;
create index candidate_by_experience_desc on candidate (company_id, experience desc nulls last, id desc) where deleted_at is null;
create index candidate_by_status on candidate (company_id, status, id) where deleted_at is null;
create index candidate_by_change on candidate (company_id, updated_at, id) where deleted_at is null;
